import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { Typography } from '@mui/material';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { type Invite, resending, withdrawal } from './invite.ts';
import { useHosted } from './Others.tsx';
import { texts } from './texts.ts';

const { columns: heads, title, none, again } = texts;
const rowsPerPage = 10;

const columns: readonly Column<Invite>[] = [
  { key: 'name', title: heads.name, sorts: true, show: (invite) => <Invited invite={invite} /> },
  {
    key: 'email',
    title: heads.email,
    sorts: true,
    show: ({ email }) => <Breaking>{email}</Breaking>,
  },
  {
    key: 'createdAt',
    title: heads.invitedAt,
    sorts: true,
    show: ({ createdAt }) => <Dated>{shortDateTime(createdAt)}</Dated>,
  },
  {
    key: 'expiresAt',
    title: heads.expiresOn,
    sorts: true,
    show: ({ expiresAt }) => <Dated>{shortDateTime(expiresAt)}</Dated>,
  },
];

/** Pending invitations to the team or to an application. */
export function InviteTable({ of }: { of: { type: Invite['type'] } | { appId: string } }) {
  return (
    <DataTable
      label={title}
      address="invites"
      load={list('GET /invite/getInvites', of)}
      columns={columns}
      idOf={({ inviteId }) => inviteId}
      actions={(invite) => <Actions invite={invite} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      empty={none}
    />
  );
}

/** The person, and what an invitation to several applications leads to besides the first. */
function Invited({ invite }: { invite: Invite }) {
  const { name, appIds } = invite;
  return (
    <>
      <Breaking>{name}</Breaking>
      {appIds.length > 0 && <Several invite={invite} />}
    </>
  );
}
function Several({ invite: { appIds, withheld } }: { invite: Invite }) {
  const names = new Map(useHosted().applications.map((each) => [each.appId, each.name]));
  const nameOf = (appId: string) => names.get(appId) ?? texts.unknownApplication;
  const lines = withheld.length
    ? withheld.map(({ appId, why }) => texts.withheld(nameOf(appId), why))
    : [texts.alsoTo(appIds.map(nameOf).join(', '))];
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}

function Actions({ invite }: { invite: Invite }) {
  return (
    <>
      <CommandButton {...resending(invite)} icon={<ForwardToInboxOutlined />} size="small">
        {again}
      </CommandButton>
      <CommandButton {...withdrawal(invite)} icon={<DeleteOutlined />} color="error" iconOnly />
    </>
  );
}
