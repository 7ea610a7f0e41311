import type { ReactNode } from 'react';
import type { Column } from '../../../web-kit/table/column.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { column, exported } from '../../things/users/columns.tsx';
import { type FamilyName, families } from '../../things/users/families.ts';
import { UserActions } from '../../things/users/UserActions.tsx';
import type { AppUser } from '../../things/users/verbs.ts';
import { userWords } from '../../things/users/words.ts';
import type { UserTab } from './tabs.ts';

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
      search={userWords.search}
      empty={<Empty text={userWords.none} hint={userWords.noneHint} />}
      exports={{ name: 'users', keys: exported }}
    >
      {children}
    </DataTable>
  );
}
