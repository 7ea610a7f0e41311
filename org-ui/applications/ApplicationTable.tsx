import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../../web-kit/format.ts';
import { RowActions } from '../../web-kit/RowActions.tsx';
import { Breaking } from '../../web-kit/table/Breaking.tsx';
import type { Column } from '../../web-kit/table/column.ts';
import { roomy } from '../../web-kit/table/look.ts';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { AppLogo } from '../application/AppLogo.tsx';
import type { Application } from '../application/application.ts';
import { StatusChip } from '../application/Status.tsx';
import { applicationVerbs } from '../application/verbs.ts';
import { useIds } from '../session.ts';
import { Empty } from '../shell/Empty.tsx';
import { ViewButton } from '../shell/ViewButton.tsx';
import { texts } from '../texts.ts';

const { columns: heads, kinds, search, empty, add, tabs } = texts.applications;
const rowsPerPage = 9;

const columns: readonly Column<Application>[] = [
  { key: 'name', title: heads.name, sorts: true, show: (app) => <Name {...app} /> },
  { key: 'type', title: heads.type, show: ({ type }) => kinds[type] ?? type },
  {
    key: 'userCount',
    title: heads.users,
    sorts: true,
    align: 'right',
    show: ({ totalUsersCount }) => totalUsersCount,
  },
  { key: 'createdAt', title: heads.createdAt, sorts: true, show: ({ createdAt }) => shortDate(createdAt) },
  { key: 'suspended', title: heads.status, show: ({ suspended }) => <StatusChip suspended={suspended} /> },
];

/** The web and mobile applications, with the actions on each. */
export function ApplicationTable() {
  const { uniqueId } = useIds();
  return (
    <DataTable
      label={tabs.custom}
      load={list('GET /getAllApplications/:uniqueId', { uniqueId })}
      columns={columns}
      idOf={({ appId }) => appId}
      actions={(app) => <Actions app={app} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      search={search}
      empty={<Empty text={empty} next={{ label: add, to: '/configure-application' }} />}
    />
  );
}

function Name({ appId, logo, name }: Application) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <AppLogo logo={logo} />
      <Link component={RouterLink} to={`/view/${appId}`} underline="hover" sx={roomy}>
        <Breaking>{name}</Breaking>
      </Link>
    </Box>
  );
}

function Actions({ app }: { app: Application }) {
  return (
    <>
      <ViewButton name={app.name} to={`/view/${app.appId}`} />
      <RowActions row={app} verbs={applicationVerbs} />
    </>
  );
}
