import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { Box } from '@mui/material';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { shortDateTime } from '../../web-kit/format.ts';
import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { texts } from '../texts.ts';
import { type Invite, resending, stale, withdrawal } from './team.ts';

const { inviteColumns: heads, invites, noInvites, again } = texts.team;
const rowsPerPage = 10;

const columns: readonly Column<Invite>[] = [
  { key: 'name', title: heads.name, sorts: true },
  {
    key: 'email',
    title: heads.email,
    sorts: true,
    show: ({ email }) => <Box sx={{ overflowWrap: 'anywhere' }}>{email ?? '-'}</Box>,
  },
  {
    key: 'createdAt',
    title: heads.invitedAt,
    sorts: true,
    show: ({ createdAt }) => shortDateTime(createdAt),
  },
  {
    key: 'expiresAt',
    title: heads.expiresOn,
    sorts: true,
    show: ({ expiresAt }) => shortDateTime(expiresAt),
  },
];

/** Who is invited to the team and has not joined yet. */
export function InviteTable() {
  return (
    <DataTable
      label={invites}
      queryKey={stale.invites}
      load={list('GET /invite/getInvites', {})}
      columns={columns}
      idOf={({ inviteId }) => inviteId}
      actions={(invite) => <Actions invite={invite} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      filter={{ type: 'ADD_ADMIN' }}
      empty={noInvites}
    />
  );
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
