import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { useWrite } from '../../data/useWrite.ts';
import { ActButtons } from '../../several/ActButtons.tsx';
import { Asked } from './Asked.tsx';
import { contactActs } from './acts.tsx';
import type { ContactRow } from './index.ts';
import { texts } from './texts.ts';

const { answer } = texts;

/** Answers an entry by mail, and says whether it still waits. */
export function ContactActions({ row }: { row: ContactRow }) {
  const [answering, setAnswering] = useState(false);
  const write = useWrite('contacts');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      {row.email && (
        <Button startIcon={<ReplyOutlined />} onClick={() => setAnswering(true)}>
          {answer.verb}
        </Button>
      )}
      <ActButtons row={row} acts={contactActs(write)} iconOnly />
      {answering && (
        <FormDialog
          about={`answer ${row.id}`}
          title={answer.title(row.name ?? row.email ?? '')}
          text={answer.text(row.email ?? '')}
          fields={[
            {
              key: 'answer',
              label: answer.label,
              required: true,
              multiline: true,
              rows: 6,
              max: limits.contactDescription,
            },
          ]}
          submit={answer.send}
          run={(typed) => write.update(row, typed)}
          done={answer.sent}
          onClose={() => setAnswering(false)}
        >
          <Box sx={{ paddingInlineStart: 1.5, borderInlineStart: '3px solid var(--line-strong)' }}>
            <Asked row={row} />
          </Box>
        </FormDialog>
      )}
    </Box>
  );
}
