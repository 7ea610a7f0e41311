import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import type { FamilyPage } from '../../things/applicationPage/family.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { Basic } from './Basic.tsx';
import { type SamlDetail, samlQuery } from './saml.ts';
import { samlTexts as t } from './texts.ts';

/** The page of one SAML application. */
const page: FamilyPage<SamlDetail> = {
  query: samlQuery,
  tabs: t.tabs,
  basic: (app) => <Basic app={app} />,
  toggle: sends('PUT /SAML/updateApp/:appId', (appId, sent) => ({ appId, ...sent })),
  users: ({ appId, name }) => ({
    load: list('GET /SAML/users/:appId', { appId }),
    invite: { text: t.inviteText(name) },
  }),
  insights: insightsOf('GET /SAML/getAllSAMLUsersReportByAppId/:appId', t.insight),
};
export default page;
