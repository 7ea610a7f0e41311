import { RowActions } from '../../web-kit/RowActions.tsx';
import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { type OidcApplication, oidcVerbs } from '../oidc/oidc.ts';
import { oidcTexts as t } from '../oidc/texts.ts';
import { useIds } from '../session.ts';
import { Empty } from '../shell/Empty.tsx';
import { ViewButton } from '../shell/ViewButton.tsx';
import { texts } from '../texts.ts';
import { applicationColumns, rowsPerPage } from './columns.tsx';

const pathOf = ({ appId }: { appId: string }) => `/viewOidcApp/${appId}`;
const { name, users, createdAt, status } = applicationColumns<OidcApplication>(pathOf);
const columns: readonly Column<OidcApplication>[] = [
  name,
  { key: 'appType', title: t.columns.method, show: () => t.protocol },
  users,
  createdAt,
  status,
];

/** The single sign-on applications, with the actions on each. */
export function SsoTable() {
  const { uniqueId } = useIds();
  return (
    <DataTable
      label={t.tab}
      load={list('GET /getAllOIDCApplications/:uniqueId', { uniqueId })}
      columns={columns}
      idOf={({ appId }) => appId}
      actions={(app) => <Actions app={app} />}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      search={texts.applications.search}
      empty={
        <Empty
          text={t.empty}
          next={{ label: texts.applications.add, to: '/configure-application?kind=OpenId' }}
        />
      }
    />
  );
}

function Actions({ app }: { app: OidcApplication }) {
  return (
    <>
      <ViewButton name={app.name} to={pathOf(app)} />
      <RowActions row={app} verbs={oidcVerbs} />
    </>
  );
}
