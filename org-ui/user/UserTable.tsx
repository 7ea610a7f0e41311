import type { ReactNode } from 'react';
import type { Column } from '../../web-kit/table/column.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { Empty } from '../shell/Empty.tsx';
import { texts } from '../texts.ts';
import { column, exported } from '../users/columns.tsx';
import { type FamilyName, families } from '../users/families.ts';
import { UserActions } from '../users/UserActions.tsx';
import type { AppUser } from '../users/verbs.ts';
import type { UserTab } from './tabs.ts';

const { users } = texts;
const rowsPerPage = 10;

type UserTableProps = {
  tab: UserTab;
  family: FamilyName;
  uniqueId: string;
  appId: string;
  children: ReactNode;
};

/** The users of one application, or of all applications of the tab when `appId` is empty. */
export function UserTable({ tab, family, uniqueId, appId, children }: UserTableProps) {
  const [first, ...rest]: readonly Column<AppUser>[] = tab.columns;
  return (
    <DataTable
      label={tab.label}
      load={families[family].users(uniqueId)}
      filter={appId ? { applicationId: appId } : {}}
      columns={appId || !first ? tab.columns : [first, column.application, ...rest]}
      idOf={({ userId }) => userId}
      actions={(user) => <UserActions user={user} />}
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
