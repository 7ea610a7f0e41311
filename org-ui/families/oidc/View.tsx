import { useParams } from 'react-router';
import { call } from '../../../web-kit/call.ts';
import { type FamilyPage, FamilyView } from '../../things/applicationPage/FamilyView.tsx';
import { Basic } from './Basic.tsx';
import { type OidcApplication, oidcInsights, oidcQuery, oidcVerbs } from './oidc.ts';
import { Resources } from './Resources.tsx';
import { oidcTexts as t } from './texts.ts';

const oidc: FamilyPage<OidcApplication> = {
  query: oidcQuery,
  suspension: oidcVerbs.suspension,
  tabs: t.tabs,
  basic: (app) => <Basic app={app} />,
  toggle: (appId, sent) => call('PUT /updateOIDCAppWithClientId/:appId', { appId, ...sent }),
  users: ({ name }) => ({ invite: { type: 'ADD_OIDC_USER', text: t.inviteText(name) } }),
  afterUsers: ({ appId }) => [
    { name: 'resources', label: t.resources.tab, content: () => <Resources appId={appId} /> },
  ],
  insights: oidcInsights,
};

/** The page of one OpenID application. */
export default function View() {
  const { appId = '' } = useParams();
  return <FamilyView appId={appId} family={oidc} />;
}
