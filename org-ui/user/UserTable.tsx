import type { ReactNode } from 'react';
import { RowActions } from '../../web-kit/RowActions.tsx';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { Empty } from '../shell/Empty.tsx';
import { texts } from '../texts.ts';
import { column, exported } from '../users/columns.tsx';
import { userVerbs } from '../users/verbs.ts';

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
      load={
        appId
          ? list('GET /getAllUsersByAppId/:appId', { appId })
          : list('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId })
      }
      columns={appId ? columns : withApplication}
      idOf={({ userId }) => userId}
      actions={(user) => <RowActions row={user} verbs={userVerbs} />}
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
