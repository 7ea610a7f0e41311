import { MenuItem, TextField } from '@mui/material';
import { texts } from './texts.ts';

const t = texts.status;

/** A status by which a list can be filtered: its name in the address, its title, and the condition. */
export type Status = { name: string; title: string; filter: Record<string, unknown> };

/** The statuses of what can be suspended. */
export const suspensions: readonly Status[] = [
  { name: 'active', title: t.active, filter: { suspended: false } },
  { name: 'suspended', title: t.suspended, filter: { suspended: true } },
];

type StatusChoiceProps = { statuses: readonly Status[]; status: string; onChange: (status: string) => void };
/** The choice of the status that is shown. */
export const StatusChoice = ({ statuses, status, onChange }: StatusChoiceProps) => (
  <TextField
    select
    size="small"
    label={t.label}
    value={status}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: 130 }}
  >
    <MenuItem value="">{t.all}</MenuItem>
    {statuses.map(({ name, title }) => (
      <MenuItem key={name} value={name}>
        {title}
      </MenuItem>
    ))}
  </TextField>
);
