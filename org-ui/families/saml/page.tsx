import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import type { FamilyPage } from '../../things/applicationPage/family.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { ssoWords } from '../sso/words.ts';
import { Basic } from './Basic.tsx';
import { type SamlDetail, samlQuery } from './saml.ts';

const { page: words } = ssoWords;

/** The page of one SAML application. */
const page: FamilyPage<SamlDetail> = {
  query: samlQuery,
  tabs: words.tabs,
  basic: (app) => <Basic app={app} />,
  toggle: sends('PUT /SAML/updateApp/:appId', (appId, sent) => ({ appId, ...sent })),
  users: ({ appId, name }) => ({
    load: list('GET /SAML/users/:appId', { appId }),
    invite: { text: words.inviteText(name) },
  }),
  insights: insightsOf('GET /SAML/getAllSAMLUsersReportByAppId/:appId', words.insight),
};
export default page;
