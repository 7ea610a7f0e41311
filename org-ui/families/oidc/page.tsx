import { sends } from '../../../web-kit/sends.ts';
import type { FamilyPage } from '../../things/applicationPage/family.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { ssoWords } from '../sso/words.ts';
import { Basic } from './Basic.tsx';
import { type OidcApplication, oidcQuery } from './oidc.ts';
import { Resources } from './Resources.tsx';
import { oidcTexts as t } from './texts.ts';

const { page: words } = ssoWords;

/** The page of one OpenID application. */
const page: FamilyPage<OidcApplication> = {
  query: oidcQuery,
  tabs: words.tabs,
  basic: (app) => <Basic app={app} />,
  toggle: sends('PUT /updateOIDCAppWithClientId/:appId', (appId, sent) => ({ appId, ...sent })),
  users: ({ name }) => ({ invite: { text: words.inviteText(name) } }),
  afterUsers: ({ appId }) => [
    { name: 'resources', label: t.resources.tab, content: () => <Resources appId={appId} /> },
  ],
  insights: insightsOf('GET /getAllOIDCUsersReportByAppId/:appId', words.insight),
};
export default page;
