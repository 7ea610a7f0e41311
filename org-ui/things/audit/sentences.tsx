import { Chip, Typography } from '@mui/material';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { type Says, useSays } from '../../../web-kit/told.ts';
import type { AuditRecord } from './audit.ts';
import { fromIP } from './columns.tsx';
import { texts } from './texts.ts';

const { sentences: t, columns: heads } = texts;

/** Who did it: a member by name, the user whom the audit is about, or what kind of caller it was. */
const whoOf = ({ actorRole, memberName, actorId, userId }: AuditRecord, user: string | undefined): string =>
  memberName ??
  (actorRole === 'user' && user !== undefined && actorId === userId ? user : undefined) ??
  t.roles[actorRole] ??
  actorRole;

/** What a refused request was answered. */
const answerOf = ({ response }: AuditRecord) =>
  response as { refusal?: string; errorMessage?: string; leftOut?: number } | null;

/**
 * Who did what to whom, or what was refused and why, as a sentence. `user` is the user whom the audit is about, and `says`
 * says refusals in the language of the page.
 */
export function sentenceOf(record: AuditRecord, says: Says, user?: string): string {
  const who = whoOf(record, user);
  if (record.category !== 'refusal') return t.did(who, texts.deeds.did(record.action, record.targetName));
  const { refusal, errorMessage = '', leftOut = 0 } = answerOf(record) ?? {};
  return t.refused(who, says({ refusal }, errorMessage)) + (leftOut > 0 ? ` ${t.more(leftOut)}` : '');
}

/** The columns of an audit in words. */
export const sentenceColumns = (user?: string): readonly Column<AuditRecord>[] => [
  { key: 'action', title: t.what, show: (record) => <Sentence record={record} user={user} /> },
  { key: 'status', title: t.outcome, show: ({ status }) => <Outcome status={status} /> },
  fromIP(t.from),
  {
    key: 'createdAt',
    title: heads.createdAt,
    sorts: true,
    show: ({ createdAt }) => <Dated>{shortDateTime(createdAt)}</Dated>,
  },
];

function Sentence({ record, user }: { record: AuditRecord; user: string | undefined }) {
  const says = useSays();
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {sentenceOf(record, says, user)}
      {record.appName && record.category !== 'application' && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          <Breaking>{record.appName}</Breaking>
        </Typography>
      )}
    </span>
  );
}

function Outcome({ status }: Pick<AuditRecord, 'status'>) {
  const isRefused = status === 'Error';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isRefused ? 'error' : 'success'}
      label={isRefused ? t.refusedShort : t.doneShort}
    />
  );
}
