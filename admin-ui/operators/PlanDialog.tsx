import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { Failed } from '../layout/Failed.tsx';
import type { OperatorRow, PlanRow } from '../rows.ts';
import { texts } from '../texts.ts';

type Props = { row: OperatorRow; stale: string[][]; onClose: () => void };
const { plan, saved } = texts.operators;
const query = { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 1000 } } as const;

/** Chooses another plan for an operator's organisation. */
export function PlanDialog({ row, stale, onClose }: Props) {
  const { update } = useWrite('operators');
  const [planId, setPlanId] = useState<string>(row.planId ?? '');
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{plan.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{row.username}</DialogContentText>
        <PlanPicker value={planId} onPick={setPlanId} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <CommandButton
          variant="contained"
          label={texts.save}
          disabled={!planId}
          run={() => update(row, { planId })}
          done={saved}
          invalidates={stale}
          onDone={onClose}
        />
      </DialogActions>
    </Dialog>
  );
}

function PlanPicker({ value, onPick }: { value: string; onPick: (planId: string) => void }) {
  const { data, error, refetch } = useGetList<PlanRow>('plans', query);
  if (error) return <Failed message={error.message} onRetry={() => refetch()} />;
  const known = data?.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={plan.label}
      helperText={plan.ofOrganisation}
      value={known ? value : ''}
      onChange={({ target }) => onPick(target.value)}
      disabled={!data}
    >
      {(data ?? []).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {id} ({name})
        </MenuItem>
      ))}
    </TextField>
  );
}
