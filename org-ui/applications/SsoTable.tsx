import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import { type OidcApplication, oidcVerbs } from '../oidc/oidc.ts';
import { oidcTexts as t } from '../oidc/texts.ts';
import { useIds } from '../session.ts';
import { FamilyTable } from './FamilyTable.tsx';

const kind: Column<OidcApplication> = { key: 'appType', title: t.columns.method, show: () => t.protocol };

/** The single sign-on applications. */
export function SsoTable() {
  const { uniqueId } = useIds();
  return (
    <FamilyTable
      label={t.tab}
      load={list('GET /getAllOIDCApplications/:uniqueId', { uniqueId })}
      pathOf={({ appId }) => `/viewOidcApp/${appId}`}
      verbs={oidcVerbs}
      kind={kind}
      empty={t.empty}
      add="/configure-application?kind=OpenId"
    />
  );
}
