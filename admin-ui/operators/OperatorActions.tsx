import Block from '@mui/icons-material/Block';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { HistoryButton } from '../kit/HistoryButton.tsx';
import { useWrite } from '../kit/useWrite.ts';
import type { OperatorRow } from '../rows.ts';
import { texts } from '../texts.ts';
import { PlanDialog } from './PlanDialog.tsx';

const { operators } = texts;
/** What a change of an organisation makes stale. */
const stale = [['operators'], ['organisations'], ['streams'], ['audit'], ['applications']];

/** What staff can do with an operator. Suspending and the plan concern the whole organisation. */
export function OperatorActions({ row }: { row: OperatorRow }) {
  const [editing, setEditing] = useState(false);
  const { update, remove } = useWrite('operators');
  const off = row.organisationSuspended === true;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Tooltip title={texts.edit}>
        <IconButton aria-label={texts.edit} onClick={() => setEditing(true)}>
          <Edit />
        </IconButton>
      </Tooltip>
      <CommandButton
        iconOnly
        label={off ? operators.activate : operators.suspend}
        icon={off ? <PlayArrow /> : <Block />}
        run={() => update(row, { suspended: !off })}
        done={off ? operators.activated : operators.suspended}
        invalidates={stale}
      />
      <CommandButton
        iconOnly
        label={texts.delete}
        icon={<Delete />}
        color="error"
        confirm={operators.deletion}
        run={() => remove(row)}
        done={operators.deleted}
        invalidates={stale}
      />
      <HistoryButton organisationId={row.organisationId} />
      {editing && <PlanDialog row={row} stale={stale} onClose={() => setEditing(false)} />}
    </Box>
  );
}
