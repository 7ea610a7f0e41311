import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { DataTable } from '../../../web-kit/table.tsx';
import { userPageOf } from '../../base/paths.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import {
  allowing,
  declining,
  type HelpRequest,
  waitingRequests,
  whoAsks,
} from '../../things/helpRequests/request.ts';
import { texts } from './texts.ts';

const t = texts;
const rowsPerPage = 10;

const columns: readonly Column<HelpRequest>[] = [
  {
    key: 'username',
    title: t.columns.person,
    sorts: true,
    show: (request) => <Who request={request} />,
  },
  {
    key: 'appName',
    title: t.columns.wants,
    show: ({ appName }) => <Breaking>{t.access(appName)}</Breaking>,
  },
  { key: 'note', title: t.columns.note, show: ({ note }) => <Breaking>{note || '-'}</Breaking> },
  {
    key: 'requestedAt',
    title: t.columns.requestedAt,
    sorts: true,
    show: ({ requestedAt }) => <Dated>{shortDateTime(requestedAt)}</Dated>,
  },
];

/** The requests of people that wait for an answer. */
export default function AccessRequests() {
  return (
    <>
      <Heading title={t.title} />
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{t.lead}</Typography>
      <DataTable
        label={t.title}
        address="requests"
        load={waitingRequests}
        columns={columns}
        idOf={({ requestId }) => requestId}
        actions={(request) => <Actions request={request} />}
        pageSize={rowsPerPage}
        sort={['requestedAt', 'DESC']}
        empty={t.none}
      />
    </>
  );
}

/** Who asks, which leads to the page of the person. */
function Who({ request }: { request: HelpRequest }) {
  const { userId, realm, username } = request;
  const who = whoAsks(request);
  return (
    <Box sx={{ maxWidth: '26ch', overflowWrap: 'anywhere' }}>
      {userId && realm ? (
        <Link component={RouterLink} to={userPageOf({ userId, realm })}>
          {who}
        </Link>
      ) : (
        who
      )}
      {username !== who && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {username}
        </Typography>
      )}
    </Box>
  );
}

function Actions({ request }: { request: HelpRequest }) {
  return (
    <>
      <CommandButton {...allowing(request)} size="small" variant="contained">
        {t.allow}
      </CommandButton>
      <CommandButton {...declining(request)} size="small">
        {t.decline}
      </CommandButton>
    </>
  );
}
