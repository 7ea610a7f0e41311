import type { ReactNode } from 'react';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { stale } from '../application/application.ts';
import { Empty } from '../shell/Empty.tsx';
import { texts } from '../texts.ts';
import { Actions } from '../users/Actions.tsx';
import { column, exported } from '../users/columns.tsx';

const { users } = texts;
const rowsPerPage = 10;
const columns = [
  column.name,
  column.devices,
  column.logins,
  column.createdAt,
  column.lastLogin,
  column.status,
];
const withApplication = [column.name, column.application, ...columns.slice(1)];

type UserTableProps = { uniqueId: string; appId: string; children: ReactNode };

/** The users of one application, or of all applications when `appId` is empty. */
export function UserTable({ uniqueId, appId, children }: UserTableProps) {
  return (
    <DataTable
      label={users.tabs.passwordless}
      queryKey={[...stale.users, appId || 'all']}
      load={
        appId
          ? list('GET /getAllUsersByAppId/:appId', { appId })
          : list('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId })
      }
      columns={appId ? columns : withApplication}
      idOf={({ userId }) => userId}
      actions={(user) => <Actions user={user} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      search={users.search}
      empty={<Empty text={users.none} hint={users.noneHint} />}
      exports={{ name: 'users', keys: exported }}
    >
      {children}
    </DataTable>
  );
}
