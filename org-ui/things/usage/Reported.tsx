import { Alert, Chip, Tooltip } from '@mui/material';
import { shortDateTime } from '../../../web-kit/format.ts';
import { texts } from './texts.ts';

type Person = { reports: number; reportedAt: string | null };
const t = texts.reported;

/** Warns that this person reported requests that somebody else made in their name. */
export function ReportedAlert({ person: { reports, reportedAt } }: { person: Person }) {
  if (!reportedAt) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, mb: 2 }}>
      {t.text(reports, shortDateTime(reportedAt))}
    </Alert>
  );
}

/** The same warning as a chip for tables. It explains itself when hovered, touched or focused. */
export function ReportedChip({ person: { reports, reportedAt } }: { person: Person }) {
  if (!reportedAt) return null;
  return (
    <Tooltip title={t.text(reports, shortDateTime(reportedAt))} describeChild enterTouchDelay={0}>
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        label={t.mark}
        tabIndex={0}
        sx={{ marginInlineStart: 1 }}
      />
    </Tooltip>
  );
}
