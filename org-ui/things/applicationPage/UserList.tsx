import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { InviteType } from '../../../domain/families/families.ts';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { type Load, list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { suspensions } from '../../../web-kit/views/StatusChoice.tsx';
import { Counts } from '../../parts/page/Counts.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Application } from '../applications/application.ts';
import type { InviteForm } from '../invites/fields.ts';
import { InviteDialog } from '../invites/InviteDialog.tsx';
import { InviteTable } from '../invites/InviteTable.tsx';
import { invitesTitle, inviting } from '../invites/invite.ts';
import { UsersBanner } from '../usage/UsageAlert.tsx';
import { usersInBulk } from '../users/acts.tsx';
import { column, exported } from '../users/columns.tsx';
import { UserActions } from '../users/UserActions.tsx';
import type { AppUser } from '../users/verbs.ts';
import { userWords } from '../users/words.ts';
import { texts } from './texts.ts';

const rowsPerPage = 9;
const columns = [column.devices, column.logins, column.createdAt, column.lastLogin, column.status];

type UserListProps = {
  app: Pick<Application, 'appId' | 'name' | 'suspended' | 'totalUsersCount' | 'suspendedUsersCount'>;
  /** The type of the application's invitations, and what their dialog says. */
  invite: InviteForm & { type: InviteType; text: string };
  verbs: RowVerbs<AppUser>;
  /** The call that reads the users, for a family with one of its own. */
  load?: Load<AppUser>;
  /** The words of a family that has its own: the title, the head of the first column, and the search field. */
  words?: { title: string; name: string; search: string };
};
/** The users of one application of any family. */
export function UserList({ app, invite, verbs, load, words }: UserListProps) {
  const { appId, totalUsersCount: total, suspendedUsersCount: suspended } = app;
  const { type, ...dialog } = invite;
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mt: -1 }}>
      <UsersBanner used={total} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Counts
          counts={{
            [texts.counts.total]: total,
            [texts.counts.active]: total - suspended,
            [texts.counts.suspended]: suspended,
          }}
        />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <OpenButton
            to={inviting}
            variant="contained"
            startIcon={<PersonAddOutlined />}
            disabled={app.suspended}
            onClick={() => setOpen(true)}
          >
            {userWords.invite}
          </OpenButton>
        </Box>
      </Box>
      <DataTable
        label={words?.title ?? texts.tabs.users}
        load={load ?? list('GET /getAllUsersByAppId/:appId', { appId })}
        columns={[words ? { ...column.name, title: words.name } : column.name, ...columns]}
        idOf={({ userId }) => userId}
        actions={(user) => <UserActions {...{ user, verbs }} />}
        statuses={suspensions}
        bulk={usersInBulk}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        search={words?.search ?? userWords.search}
        empty={<Empty text={userWords.none} hint={userWords.noneHint} />}
        exports={{ name: `users-${app.name}`, keys: exported }}
      />
      <Box sx={{ mt: 4 }}>
        <Typography variant="h2">{invitesTitle}</Typography>
        <InviteTable of={{ appId }} />
      </Box>
      {open && (
        <InviteDialog
          title={userWords.invite}
          {...dialog}
          to={{ type, appId }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
