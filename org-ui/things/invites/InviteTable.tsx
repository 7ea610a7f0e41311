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
import { AboutMember } from '../members/AboutMember.tsx';
import { roleName } from '../members/roles.ts';
import { type Invite, resending, withdrawal } from './invite.ts';
import { useHosted } from './Others.tsx';
import { texts } from './texts.ts';

const { columns: heads, title, none, again } = texts;
const rowsPerPage = 10;

type Of = { type: Invite['type'] } | { appId: string };
const columnsOf = (of: Of): readonly Column<Invite>[] => [
  {
    key: 'name',
    title: heads.name,
    sorts: true,
    show: (invite) => <Invited invite={invite} at={'appId' in of ? of.appId : null} />,
  },
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
  ...('appId' in of ? [] : [{ key: 'role', title: heads.role, show: roleOf }]),
];
const roleOf = ({ role }: Invite) => role && roleName(role);

/** Pending invitations to the team or to an application. */
export function InviteTable({ of }: { of: Of }) {
  return (
    <DataTable
      label={title}
      address="invites"
      load={list('GET /invite/getInvites', of)}
      columns={columnsOf(of)}
      idOf={({ inviteId }) => inviteId}
      actions={(invite) => <Actions invite={invite} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      empty={none}
    />
  );
}

type At = { invite: Invite; at: string | null };
/** The person, and what an invitation to several applications leads to besides the one whose list this is. */
function Invited({ invite, at }: At) {
  const { name, appIds } = invite;
  return (
    <>
      <Breaking>{name}</Breaking>
      {appIds.length > 0 && <Several invite={invite} at={at} />}
    </>
  );
}
function Several({ invite: { appId, appIds, withheld }, at }: At) {
  const names = new Map(useHosted().applications.map((each) => [each.appId, each.name]));
  const nameOf = (id: string) => names.get(id) ?? texts.unknownApplication;
  const others = [appId, ...appIds].filter((each) => each !== null && each !== at) as string[];
  const lines = withheld.length
    ? withheld.map(({ appId, why }) => texts.withheld(nameOf(appId), why))
    : [texts.alsoTo(others.map(nameOf).join(', '))];
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}

function Actions({ invite }: { invite: Invite }) {
  return (
    <AboutMember role={invite.role}>
      <CommandButton {...resending(invite)} icon={<ForwardToInboxOutlined />} size="small">
        {again}
      </CommandButton>
      <CommandButton {...withdrawal(invite)} icon={<DeleteOutlined />} color="error" iconOnly />
    </AboutMember>
  );
}
