import { sends } from '../../../web-kit/sends.ts';
import type { FamilyPage } from '../../things/applicationPage/family.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { Basic } from './Basic.tsx';
import { type OidcApplication, oidcQuery } from './oidc.ts';
import { Resources } from './Resources.tsx';
import { oidcTexts as t } from './texts.ts';

/** The page of one OpenID application. */
const page: FamilyPage<OidcApplication> = {
  query: oidcQuery,
  tabs: t.tabs,
  basic: (app) => <Basic app={app} />,
  toggle: sends('PUT /updateOIDCAppWithClientId/:appId', (appId, sent) => ({ appId, ...sent })),
  users: ({ name }) => ({ invite: { text: t.inviteText(name) } }),
  afterUsers: ({ appId }) => [
    { name: 'resources', label: t.resources.tab, content: () => <Resources appId={appId} /> },
  ],
  insights: insightsOf('GET /getAllOIDCUsersReportByAppId/:appId', t.insight),
};
export default page;
