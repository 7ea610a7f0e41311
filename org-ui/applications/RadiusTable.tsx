import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Link, Tooltip } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../../web-kit/format.ts';
import { RowActions } from '../../web-kit/RowActions.tsx';
import { Breaking } from '../../web-kit/table/Breaking.tsx';
import type { Column } from '../../web-kit/table/column.ts';
import { roomy } from '../../web-kit/table/look.ts';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { StatusChip } from '../application/Status.tsx';
import { type RadiusApplication, radiusVerbs } from '../radius/radius.ts';
import { radiusTexts as t } from '../radius/texts.ts';
import { useIds } from '../session.ts';
import { Empty } from '../shell/Empty.tsx';
import { texts } from '../texts.ts';

const { columns: heads, search, add } = texts.applications;
const rowsPerPage = 10;
const pathOf = ({ appId }: RadiusApplication) => `/viewRadiusApp/${appId}`;

const columns: readonly Column<RadiusApplication>[] = [
  {
    key: 'name',
    title: heads.name,
    sorts: true,
    show: (app) => (
      <Link component={RouterLink} to={pathOf(app)} underline="hover" sx={roomy}>
        <Breaking>{app.name}</Breaking>
      </Link>
    ),
  },
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

/** The RADIUS applications, with the actions on each. */
export function RadiusTable() {
  const { uniqueId } = useIds();
  return (
    <DataTable
      label={t.tab}
      load={list('GET /getRadiusClientByUniqueId/:uniqueId', { uniqueId })}
      columns={columns}
      idOf={({ appId }) => appId}
      actions={(app) => <Actions app={app} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      search={search}
      empty={<Empty text={t.empty} next={{ label: add, to: '/configure-application?kind=Radius' }} />}
    />
  );
}

function Actions({ app }: { app: RadiusApplication }) {
  const view = `${texts.common.view} ${app.name}`;
  return (
    <>
      <Tooltip title={view}>
        <IconButton component={RouterLink} to={pathOf(app)} aria-label={view}>
          <VisibilityOutlined />
        </IconButton>
      </Tooltip>
      <RowActions row={app} verbs={radiusVerbs} />
    </>
  );
}
