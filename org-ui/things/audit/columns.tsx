import { Box, Chip, Typography } from '@mui/material';
import { networkAddress, shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { wrapping } from '../../../web-kit/table/look.ts';
import type { AuditRecord } from './audit.ts';
import { texts } from './texts.ts';

const heads = texts.columns;

/** From where something was done, for those who do not read addresses. */
export const fromIP = (title: string): Column<AuditRecord> => ({
  key: 'fromIP',
  title,
  show: ({ fromIP: ip }) => (ip ? networkAddress(ip) : '-'),
});
/** The columns of every audit. */
export const columns: readonly Column<AuditRecord>[] = [
  { key: 'appName', title: heads.appName },
  { key: 'action', title: heads.action, show: (record) => <Action record={record} /> },
  { key: 'category', title: heads.category, show: ({ category }) => categoryOf(category) },
  { key: 'method', title: heads.method },
  fromIP(heads.fromIP),
  { key: 'statusCode', title: heads.statusCode },
  { key: 'status', title: heads.status, show: ({ status }) => <Outcome status={status} /> },
  {
    key: 'responseTime',
    title: heads.responseTime,
    show: ({ responseTime }) => (responseTime === null ? '-' : texts.ms(responseTime)),
  },
  {
    key: 'createdAt',
    title: heads.createdAt,
    sorts: true,
    show: ({ createdAt }) => <Dated>{shortDateTime(createdAt)}</Dated>,
  },
];
/** Columns for the audit of the whole team, which also has to name the member. */
export const ofTeam: readonly Column<AuditRecord>[] = [
  ...columns,
  {
    key: 'memberName',
    title: texts.member,
    show: ({ memberName }) => <Breaking>{memberName || '-'}</Breaking>,
  },
];
/** Fields of the CSV file and the printout. */
export const exported = [
  ...columns.map(({ key }) => key),
  ...['originalUri', 'actorId', 'auditId', 'memberName', 'targetName'],
];

const categories: Readonly<Record<string, string>> = texts.sentences.categories;
const categoryOf = (category: string) => categories[category] ?? category;

/** The action in words, and its target. */
function Action({ record: { action, targetName } }: { record: AuditRecord }) {
  return (
    <Box sx={wrapping}>
      {texts.deeds.title(action)}
      {targetName && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Breaking>{targetName}</Breaking>
        </Typography>
      )}
    </Box>
  );
}

function Outcome({ status }: { status: string }) {
  const color = status === 'Error' ? 'error' : 'success';
  return <Chip size="small" variant="outlined" color={color} label={texts.statuses[status] ?? status} />;
}
