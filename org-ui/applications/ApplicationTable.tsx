import { RowActions } from '../../web-kit/RowActions.tsx';
import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import type { Application } from '../application/application.ts';
import { applicationVerbs } from '../application/verbs.ts';
import { useIds } from '../session.ts';
import { Empty } from '../shell/Empty.tsx';
import { ViewButton } from '../shell/ViewButton.tsx';
import { texts } from '../texts.ts';
import { applicationColumns, rowsPerPage } from './columns.tsx';

const { columns: heads, kinds, search, empty, add, tabs } = texts.applications;
const { name, users, createdAt, status } = applicationColumns<Application>(({ appId }) => `/view/${appId}`);
const columns: readonly Column<Application>[] = [
  name,
  { key: 'type', title: heads.type, show: ({ type }) => kinds[type] ?? type },
  users,
  createdAt,
  status,
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

function Actions({ app }: { app: Application }) {
  return (
    <>
      <ViewButton name={app.name} to={`/view/${app.appId}`} />
      <RowActions row={app} verbs={applicationVerbs} />
    </>
  );
}
