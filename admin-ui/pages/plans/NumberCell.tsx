import { TextField } from '@mui/material';
import { formatNumber } from '../../../web-kit/format.ts';
import { useEditing } from './editing.ts';
import { type NumberField, problemOf } from './fields.ts';
import type { PlanRow } from './index.ts';
import { texts } from './texts.ts';

/** A number of a plan, as a text field while the plan is being edited. */
export function NumberCell({ row, field }: { row: PlanRow; field: NumberField }) {
  const { planId, typed, type } = useEditing();
  if (planId !== row.id || !typed) return formatNumber(row[field]);
  const problem = problemOf(field, typed[field]);
  return (
    <TextField
      hiddenLabel
      value={typed[field]}
      onChange={({ target }) => type(field, target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': texts.fields[field] } }}
      sx={{ minWidth: 72, my: 0 }}
    />
  );
}
