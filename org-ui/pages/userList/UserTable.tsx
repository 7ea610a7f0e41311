import type { ReactNode } from 'react';
import { DataTable } from '../../../web-kit/table.tsx';
import { suspensions } from '../../../web-kit/views/StatusChoice.tsx';
import { useIds } from '../../base/session.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { usersInBulk } from '../../things/users/acts.tsx';
import { exported } from '../../things/users/columns.tsx';
import { UserActions } from '../../things/users/UserActions.tsx';
import { userWords } from '../../things/users/words.ts';
import { columnsOf } from './columns.ts';

const rowsPerPage = 10;

type UserTableProps = { family: Family; uniqueId: string; appId: string; children: ReactNode };

/** The users of one application, or of all applications of the family when `appId` is empty. */
export function UserTable({ family: { group, users }, uniqueId, appId, children }: UserTableProps) {
  const { userId } = useIds();
  return (
    <DataTable
      label={group.tabs.users.label}
      load={users.users(uniqueId)}
      filter={appId ? { applicationId: appId } : {}}
      columns={columnsOf(group.users, !appId)}
      idOf={({ userId }) => userId}
      actions={(user) => <UserActions user={user} verbs={users.verbs} />}
      statuses={suspensions}
      views={`users ${userId}`}
      bulk={usersInBulk}
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
