import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { RowActions } from '../../web-kit/RowActions.tsx';
import { Breaking } from '../../web-kit/table/Breaking.tsx';
import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { InviteTable } from '../invite/InviteTable.tsx';
import { Empty } from '../shell/Empty.tsx';
import { texts } from '../texts.ts';
import { UsersBanner } from '../usage/UsageAlert.tsx';
import { Counts } from '../users/Counts.tsx';
import { column } from '../users/columns.tsx';
import { type RadiusApplication, type RadiusUser, radiusUserVerbs } from './radius.ts';
import { radiusTexts } from './texts.ts';

const { users } = texts;
const { users: t } = radiusTexts;
const rowsPerPage = 9;
const columns: readonly Column<RadiusUser>[] = [
  {
    key: 'username',
    title: t.email,
    sorts: true,
    show: ({ username }) => <Breaking>{username || '-'}</Breaking>,
  },
  column.devices,
  column.logins,
  column.createdAt,
  column.lastLogin,
  column.status,
];
const exported = [
  ...(['userId', 'username', 'deviceCount', 'loginCount', 'createdAt'] as const),
  ...(['updatedAt', 'suspended'] as const),
];

/** The users of a RADIUS application, who come by invitation. */
export function Users({ app }: { app: RadiusApplication }) {
  const { appId, totalUsersCount: total, suspendedUsersCount: suspended } = app;
  const [inviting, setInviting] = useState(false);
  return (
    <Box sx={{ mt: -1 }}>
      <UsersBanner used={total} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Counts
          counts={{
            [users.counts.total]: total,
            [users.counts.active]: total - suspended,
            [users.counts.suspended]: suspended,
          }}
        />
        <Button
          variant="contained"
          startIcon={<PersonAddOutlined />}
          disabled={app.suspended}
          onClick={() => setInviting(true)}
          sx={{ ml: 'auto' }}
        >
          {users.invite}
        </Button>
      </Box>
      <DataTable
        label={t.title}
        load={list('GET /getRadiusUsersByAppId/:appId', { appId })}
        columns={columns}
        idOf={({ userId }) => userId}
        actions={(user) => <RowActions row={user} verbs={radiusUserVerbs} />}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        search={t.search}
        empty={<Empty text={users.none} hint={users.noneHint} />}
        exports={{ name: `users-${app.name}`, keys: exported }}
      />
      <Box sx={{ mt: 4 }}>
        <Typography variant="h2">{texts.invite.title}</Typography>
        <InviteTable of={{ appId }} />
      </Box>
      {inviting && (
        <InviteDialog
          title={users.invite}
          text={t.text(app.name)}
          to={{ type: 'ADD_RADIUS_USER', appId }}
          missing={t.emailMissing}
          onClose={() => setInviting(false)}
        />
      )}
    </Box>
  );
}
