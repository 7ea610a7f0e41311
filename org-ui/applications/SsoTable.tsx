import { Typography } from '@mui/material';
import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import { pageOf } from '../application/pages.ts';
import { type OidcApplication, oidcVerbs } from '../oidc/oidc.ts';
import { oidcTexts as t } from '../oidc/texts.ts';
import { type SamlApplication, samlVerbs } from '../saml/saml.ts';
import { samlTexts as saml } from '../saml/texts.ts';
import { useIds } from '../session.ts';
import { FamilyTable } from './FamilyTable.tsx';

const kind: Column<OidcApplication> = { key: 'appType', title: t.columns.method, show: () => t.protocol };

const samlKind: Column<SamlApplication> = {
  key: 'appType',
  title: t.columns.method,
  show: () => saml.protocol,
};

/** The single sign-on applications of both protocols. */
export function SsoTable() {
  const { uniqueId } = useIds();
  return (
    <>
      <Typography variant="h2">{t.protocol}</Typography>
      <FamilyTable
        label={t.tab}
        load={list('GET /getAllOIDCApplications/:uniqueId', { uniqueId })}
        pathOf={({ appId }) => pageOf('oidc', appId)}
        verbs={oidcVerbs}
        kind={kind}
        empty={t.empty}
        add="/configure-application?kind=OpenId"
      />
      <Typography variant="h2" sx={{ mt: 4 }}>
        {saml.protocol}
      </Typography>
      <FamilyTable
        label={saml.list}
        address="saml"
        load={list('GET /SAML/getAllSAMLApplications/:uniqueId', { uniqueId })}
        pathOf={({ appId }) => pageOf('saml', appId)}
        verbs={samlVerbs}
        kind={samlKind}
        empty={saml.empty}
        add="/configure-application?kind=Saml"
      />
    </>
  );
}
