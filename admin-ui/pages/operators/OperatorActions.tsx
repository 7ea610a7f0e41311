import Edit from '@mui/icons-material/Edit';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { HistoryButton } from '../../parts/HistoryButton.tsx';
import { ActButtons } from '../../several/ActButtons.tsx';
import { isOff, nameOf, operatorActs } from './acts.tsx';
import type { OperatorRow } from './index.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { sendRecovery } from './recovery.ts';
import { texts } from './texts.ts';

const { recovery } = texts;

/** The actions of staff on an operator. Suspending and changing the plan affect the whole organisation. */
export function OperatorActions({ row }: { row: OperatorRow }) {
  const [editing, setEditing] = useState(false);
  const acts = operatorActs(useWrite('operators'));
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Tooltip title={words.edit}>
        <IconButton aria-label={words.edit} onClick={() => setEditing(true)}>
          <Edit />
        </IconButton>
      </Tooltip>
      <ActButtons row={row} acts={acts} iconOnly />
      <CommandButton
        iconOnly
        label={recovery.label}
        icon={<MarkEmailReadOutlined />}
        disabled={isOff(row) || row.suspended || !row.registered}
        confirm={{ title: recovery.label, text: recovery.text(nameOf(row)), yes: recovery.yes }}
        run={() => sendRecovery(row.id)}
        done={recovery.sent}
      />
      <HistoryButton organisationId={row.organisationId} />
      {editing && <PlanDialog row={row} onClose={() => setEditing(false)} />}
    </Box>
  );
}
