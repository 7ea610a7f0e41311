import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable, type DataTableProps } from '../../../web-kit/table.tsx';
import { useSays } from '../../../web-kit/told.ts';
import { beyond, useOwnRole } from '../../base/role.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { AboutMember } from '../members/AboutMember.tsx';
import { roleName } from '../members/roles.ts';
import { inviteActs } from './acts.tsx';
import { type Invite, isExpired, resending, statusesWithInvited, withdrawal } from './invite.ts';
import { type NamedInvite, named } from './named.ts';
import { texts } from './texts.ts';

const { columns: heads, title, none, again } = texts;
const exported = ['inviteId', 'email', 'name', 'type', 'applicationName', 'createdAt', 'expiresAt'];

/** The invitations of one type, which is that of the team or of a family, those to one application, or all to applications. */
type Of = { type: Invite['type'] } | { appId: string } | { types: readonly Invite['type'][] };
const columnsOf = (of: Of): readonly Column<NamedInvite>[] => [
  {
    key: 'name',
    title: heads.name,
    sorts: true,
    show: (invite) => <Invited invite={invite} at={'appId' in of ? of.appId : invite.appId} />,
  },
  {
    key: 'email',
    title: heads.email,
    sorts: true,
    show: ({ email }) => <Breaking>{email}</Breaking>,
  },
  ...('types' in of ? [{ key: 'applicationName', title: words.application, show: applicationOf }] : []),
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
    show: expiryOf,
  },
  ...('type' in of ? [{ key: 'role', title: heads.role, show: roleOf }] : []),
];
const expiryOf = (invite: Invite) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Dated>{shortDateTime(invite.expiresAt)}</Dated>
    {isExpired(invite) && <Chip size="small" variant="outlined" color="warning" label={texts.expired} />}
  </Box>
);
const roleOf = ({ role }: Invite) => role && roleName(role);
const applicationOf = ({ applicationName }: Invite) => (
  <Breaking>{applicationName ?? texts.unknownApplication}</Breaking>
);

const nameOf = ({ name, email }: Pick<Invite, 'name' | 'email'>) => name || email || '-';

/** What a table of pending invitations shows. */
function useInvites(of: Of) {
  const own = useOwnRole();
  const { uniqueId } = useIds();
  const can = ({ role }: Invite) => !role || (own !== null && beyond(own, role) === undefined);
  const { types, ...input } = { types: undefined, ...of };
  return {
    label: title,
    load: named(uniqueId, list('GET /invite/getInvites', input)),
    ...(types && { filter: { type: types } }),
    columns: columnsOf(of),
    idOf: ({ inviteId }: Invite) => inviteId,
    actions: (invite: Invite) => <Actions invite={invite} />,
    // Those to applications, which can be very many, are everybody's who sees them.
    bulk: { nameOf, acts: inviteActs, ...('type' in of && { can }) },
    sort: ['createdAt', 'DESC'],
    empty: none,
  } as const satisfies DataTableProps<NamedInvite>;
}

/** What a table of people shows in their place while its status asks for those who are invited. */
export const useInvitedPeople = (of: Of) => ({
  ...useInvites(of),
  statuses: statusesWithInvited,
  search: texts.search,
  exports: { name: 'invitations', keys: exported },
});

/** Pending invitations to the team or to an application, below those who have joined. */
export const InviteTable = ({ of }: { of: Of }) => <DataTable {...useInvites(of)} address="invites" />;

type At = { invite: NamedInvite; at: string | null };
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
function Several({ invite: { appId, appIds, withheld, names }, at }: At) {
  const says = useSays();
  const nameOf = (id: string) => names[id] ?? texts.unknownApplication;
  const others = [appId, ...appIds].filter((each) => each !== null && each !== at) as string[];
  const lines = withheld.length
    ? withheld.map(({ appId, why, refusal }) => texts.withheld(nameOf(appId), says({ refusal }, why)))
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
