import { shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import type { RadiusSession } from './clients.ts';
import { lasted, octets } from './sessions.ts';
import { radiusTexts } from './texts.ts';

const { sessions: t, tabs } = radiusTexts;
const rowsPerPage = 9;
const columns: readonly Column<RadiusSession>[] = [
  { key: 'username', title: t.user, show: ({ username }) => <Breaking>{username ?? t.unknown}</Breaking> },
  { key: 'clientName', title: t.client, show: ({ clientName }) => <Breaking>{clientName ?? '-'}</Breaking> },
  { key: 'session', title: t.session, show: ({ session }) => <Breaking>{session}</Breaking> },
  {
    key: 'startedAt',
    title: t.started,
    sorts: true,
    show: ({ startedAt }) => <Dated>{shortDateTime(startedAt)}</Dated>,
  },
  {
    key: 'endedAt',
    title: t.ended,
    show: ({ endedAt, cause }) =>
      endedAt ? [shortDateTime(endedAt), cause].filter(Boolean).join(', ') : t.open,
  },
  { key: 'seconds', title: t.lasted, show: ({ seconds }) => lasted(seconds) },
  { key: 'received', title: t.received, show: ({ received }) => octets(received) },
  { key: 'sent', title: t.sent, show: ({ sent }) => octets(sent) },
];

/** The sessions that the clients of an application have reported, the newest first. */
export function Sessions({ appId }: { appId: string }) {
  return (
    <DataTable
      label={tabs.sessions}
      load={list('GET /getRadiusSessionsByAppId/:appId', { appId })}
      columns={columns}
      idOf={({ id }) => id}
      pageSize={rowsPerPage}
      sort={['startedAt', 'DESC']}
      search={t.search}
      empty={<Empty text={t.none} hint={t.noneHint} />}
    />
  );
}
