import { Typography } from '@mui/material';
import type { Column } from '../../../web-kit/table/column.ts';
import { list } from '../../../web-kit/table/query.ts';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { type OidcApplication, oidcVerbs } from '../../families/oidc/oidc.ts';
import { type SamlApplication, samlVerbs } from '../../families/saml/saml.ts';
import { FamilyTable } from './FamilyTable.tsx';
import { texts } from './texts.ts';

const kind: Column<OidcApplication> = {
  key: 'appType',
  title: texts.sso.columns.method,
  show: () => words.protocols.oidc,
};

const samlKind: Column<SamlApplication> = {
  key: 'appType',
  title: texts.sso.columns.method,
  show: () => words.protocols.saml,
};

/** The single sign-on applications of both protocols. */
export function SsoTable() {
  const { uniqueId } = useIds();
  return (
    <>
      <Typography variant="h2">{words.protocols.oidc}</Typography>
      <FamilyTable
        label={texts.sso.tab}
        load={list('GET /getAllOIDCApplications/:uniqueId', { uniqueId })}
        pathOf={({ appId }) => pageOf('oidc', appId)}
        verbs={oidcVerbs}
        kind={kind}
        empty={texts.sso.empty}
        add="/configure-application?kind=OpenId"
      />
      <Typography variant="h2" sx={{ mt: 4 }}>
        {words.protocols.saml}
      </Typography>
      <FamilyTable
        label={texts.saml.list}
        address="saml"
        load={list('GET /SAML/getAllSAMLApplications/:uniqueId', { uniqueId })}
        pathOf={({ appId }) => pageOf('saml', appId)}
        verbs={samlVerbs}
        kind={samlKind}
        empty={texts.saml.empty}
        add="/configure-application?kind=Saml"
      />
    </>
  );
}
