import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { limits } from '../../../web-kit/limits.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { ContactRow } from './index.ts';
import { texts } from './texts.ts';

const { answer, done, reopen } = texts;

/** Answers an entry by mail, and says whether it still waits. */
export function ContactActions({ row }: { row: ContactRow }) {
  const [answering, setAnswering] = useState(false);
  const { update } = useWrite('contacts');
  const mark = row.done ? reopen : done;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      {row.email && (
        <Button startIcon={<ReplyOutlined />} onClick={() => setAnswering(true)}>
          {answer.verb}
        </Button>
      )}
      <CommandButton
        iconOnly
        icon={row.done ? <UndoOutlined /> : <CheckOutlined />}
        label={mark.verb}
        run={() => update(row, { done: !row.done })}
        done={mark.said}
      />
      {answering && (
        <FormDialog
          title={answer.title(row.name ?? row.email ?? '')}
          text={answer.text(row.email ?? '')}
          fields={[
            {
              key: 'answer',
              label: answer.label,
              required: true,
              multiline: true,
              max: limits.contactDescription,
            },
          ]}
          submit={answer.send}
          run={(typed) => update(row, typed)}
          done={answer.sent}
          onClose={() => setAnswering(false)}
        />
      )}
    </Box>
  );
}
