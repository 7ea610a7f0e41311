import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Breaking, Pieces } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { DataTable } from '../../../web-kit/table.tsx';
import { personPageOf, userPageOf } from '../../base/paths.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { AllowLost } from '../../things/helpRequests/AllowLost.tsx';
import {
  allowing,
  declining,
  type HelpRequest,
  waitingRequests,
  whoAsks,
} from '../../things/helpRequests/request.ts';
import { texts } from './texts.ts';

const t = texts;

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
    show: (request) => <Wanted request={request} />,
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
        sort={['requestedAt', 'DESC']}
        empty={t.none}
      />
    </>
  );
}

function Wanted({ request: { kind, appName } }: { request: HelpRequest }) {
  if (kind === 'access') return <Breaking>{t.access(appName)}</Breaking>;
  const [what, hint] = kind === 'device' ? [t.device, t.lostDevice] : [t.erasure, t.erasureHint];
  return (
    <Box sx={{ maxWidth: '34ch' }}>
      {what}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
  );
}

/** Who asks, which leads to the page of the person: for what is about the whole person to the one with all devices. */
function Who({ request }: { request: HelpRequest }) {
  const { kind, personId, userId, realm, username } = request;
  const user = userId && realm && userPageOf({ userId, realm });
  const page = kind === 'access' ? user : personPageOf(personId);
  const who = whoAsks(request);
  return (
    <Box sx={{ maxWidth: '26ch', overflowWrap: 'anywhere' }}>
      {page ? (
        <Link component={RouterLink} to={page}>
          {who}
        </Link>
      ) : (
        who
      )}
      {username && username !== who && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          <Pieces text={username} />
        </Typography>
      )}
    </Box>
  );
}

function Actions({ request }: { request: HelpRequest }) {
  return (
    <>
      {request.kind === 'device' ? (
        <AllowLost request={request} />
      ) : (
        <CommandButton {...allowing(request)} size="small" variant="contained">
          {t.allow}
        </CommandButton>
      )}
      <CommandButton {...declining(request)} size="small">
        {t.decline}
      </CommandButton>
    </>
  );
}
