import { Alert, Chip, Tooltip } from '@mui/material';
import { shortDateTime } from '../../web-kit/format.ts';
import { texts } from '../texts.ts';

type Person = { reports: number; reportedAt: string | null };
const said = texts.reported;

/** That somebody else asked to sign in as this person, who said so; nothing when nobody did. */
export function ReportedAlert({ person: { reports, reportedAt } }: { person: Person }) {
  if (!reportedAt) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, mb: 2 }}>
      {said.text(reports, shortDateTime(reportedAt))}
    </Alert>
  );
}

/** The same in a table: a mark that explains itself when it is pointed at, touched or focused. */
export function ReportedChip({ person: { reports, reportedAt } }: { person: Person }) {
  if (!reportedAt) return null;
  return (
    <Tooltip title={said.text(reports, shortDateTime(reportedAt))} describeChild enterTouchDelay={0}>
      <Chip size="small" color="warning" variant="outlined" label={said.mark} tabIndex={0} sx={{ ml: 1 }} />
    </Tooltip>
  );
}
