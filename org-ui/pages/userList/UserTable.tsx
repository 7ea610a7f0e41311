import type { ReactNode } from 'react';
import { useAddress } from '../../../web-kit/table/address.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { useInvitedPeople } from '../../things/invites/InviteTable.tsx';
import { isInvited, statusesWithInvited } from '../../things/invites/invite.ts';
import { usersInBulk } from '../../things/users/acts.tsx';
import { exported } from '../../things/users/columns.tsx';
import { UserActions } from '../../things/users/UserActions.tsx';
import { userWords } from '../../things/users/words.ts';
import { columnsOf } from './columns.ts';

type UserTableProps = {
  family: Family;
  uniqueId: string;
  appId: string;
  /** The application whose page invites users, as long as there are none. */
  invitesTo: string;
  children: ReactNode;
};

/** The users of one application, or of all applications of the family when `appId` is empty. */
export function UserTable({ family, uniqueId, appId, invitesTo, children }: UserTableProps) {
  const { name, group, users, invite } = family;
  const { userId } = useIds();
  const [address] = useAddress();
  const invitations = useInvitedPeople(appId ? { appId } : { types: [invite.type] });
  const views = `users ${userId}`;
  if (isInvited(address))
    return (
      <DataTable {...invitations} views={views}>
        {children}
      </DataTable>
    );
  return (
    <DataTable
      label={group.tabs.users.label}
      load={users.users(uniqueId)}
      filter={appId ? { applicationId: appId } : {}}
      columns={columnsOf(group.users, !appId)}
      idOf={({ userId }) => userId}
      actions={(user) => <UserActions user={user} verbs={users.verbs} />}
      statuses={statusesWithInvited}
      views={views}
      bulk={usersInBulk}
      sort={['createdAt', 'DESC']}
      search={userWords.search}
      empty={
        <Empty
          text={userWords.none}
          hint={userWords.noneHint}
          next={{ label: userWords.invite, to: pageOf(name, invitesTo, 'users') }}
        />
      }
      exports={{ name: 'users', keys: exported }}
    >
      {children}
    </DataTable>
  );
}
