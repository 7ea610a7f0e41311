import { ChoiceOrAll } from '../form/Choice.tsx';
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
  <ChoiceOrAll
    label={t.label}
    all={t.all}
    value={status}
    options={statuses.map(({ name, title }) => [name, title])}
    onChange={onChange}
    sx={{ minWidth: 130 }}
  />
);
