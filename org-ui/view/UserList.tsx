import { Box } from '@mui/material';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { type Application, stale } from '../application/application.ts';
import { texts } from '../texts.ts';
import { UsersBanner } from '../usage/UsageAlert.tsx';
import { Actions } from '../users/Actions.tsx';
import { Counts } from '../users/Counts.tsx';
import { column, exported } from '../users/columns.tsx';

const { users, view } = texts;
const rowsPerPage = 9;
const columns = [
  column.name,
  column.devices,
  column.logins,
  column.createdAt,
  column.lastLogin,
  column.status,
];

/** The users of one application. */
export function UserList({ app }: { app: Application }) {
  const { appId, totalUsersCount: total, suspendedUsersCount: suspended } = app;
  return (
    <Box sx={{ mt: -1 }}>
      <UsersBanner used={total} />
      <Counts
        counts={{
          [users.counts.total]: total,
          [users.counts.active]: total - suspended,
          [users.counts.suspended]: suspended,
        }}
      />
      <DataTable
        label={view.tabs.users}
        queryKey={[...stale.users, appId]}
        load={list('GET /getAllUsersByAppId/:appId', { appId })}
        columns={columns}
        idOf={({ userId }) => userId}
        actions={(user) => <Actions user={user} />}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        search={users.search}
        empty={users.none}
        exports={{ name: `users-${app.name}`, keys: exported }}
      />
    </Box>
  );
}
