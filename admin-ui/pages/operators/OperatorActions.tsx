import Block from '@mui/icons-material/Block';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { suspending } from '../../../web-kit/commands/suspending.ts';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { HistoryButton } from '../../parts/HistoryButton.tsx';
import type { OperatorRow } from './index.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { sendRecovery } from './recovery.ts';
import { texts } from './texts.ts';

const { suspension, deletion, recovery } = texts;

/** The actions of staff on an operator. Suspending and changing the plan affect the whole organisation. */
export function OperatorActions({ row }: { row: OperatorRow }) {
  const [editing, setEditing] = useState(false);
  const { update, remove } = useWrite('operators');
  const off = row.organisationSuspended === true;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Tooltip title={words.edit}>
        <IconButton aria-label={words.edit} onClick={() => setEditing(true)}>
          <Edit />
        </IconButton>
      </Tooltip>
      <CommandButton
        iconOnly
        icon={off ? <PlayArrow /> : <Block />}
        {...suspending({
          suspended: off,
          title: suspension.title,
          whom: suspension.whom(row.organisationName ?? ''),
          effect: suspension.effect(row.operatorCount ?? 0, row.applicationCount ?? 0),
          set: (suspended) => update(row, { suspended }),
          suspend: texts.suspend,
          activate: texts.activate,
          suspendedNow: texts.suspended,
          activatedNow: texts.activated,
        })}
      />
      <CommandButton
        iconOnly
        label={words.delete}
        icon={<Delete />}
        color="error"
        confirm={{ title: deletion.title, text: <DeletionText row={row} /> }}
        run={() => remove(row)}
        done={texts.deleted}
      />
      <CommandButton
        iconOnly
        label={recovery.label}
        icon={<MarkEmailReadOutlined />}
        disabled={off || row.suspended || !row.registered}
        confirm={{ title: recovery.label, text: recovery.text(nameOf(row)), yes: recovery.yes }}
        run={() => sendRecovery(row.id)}
        done={recovery.sent}
      />
      <HistoryButton organisationId={row.organisationId} />
      {editing && <PlanDialog row={row} onClose={() => setEditing(false)} />}
    </Box>
  );
}

/** Names the operator in a question by the address, with the name if it is known. */
const nameOf = ({ name, username }: OperatorRow): string =>
  (name ? `${username} (${name})` : username) ?? words.none;

/**
 * The question that the requirements prescribe, and its target: deleting the operator who registered the organisation
 * deletes all of it.
 */
function DeletionText({ row }: { row: OperatorRow }) {
  const organisation = row.organisationName ?? words.none;
  return (
    <>
      <Typography>{deletion.text}</Typography>
      <Typography sx={{ mt: 1 }}>
        {row.owner
          ? deletion.whole(nameOf(row), organisation, row.operatorCount ?? 0, row.applicationCount ?? 0)
          : deletion.whom(nameOf(row), organisation)}
      </Typography>
    </>
  );
}
