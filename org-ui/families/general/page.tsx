import { sends } from '../../../web-kit/sends.ts';
import type { FamilyPage } from '../../things/applicationPage/family.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { type Application, applicationQuery } from '../../things/applications/application.ts';
import { userWords } from '../../things/users/words.ts';
import { Basic } from './Basic.tsx';
import { TrySite } from './TrySite.tsx';
import { texts } from './texts.ts';

/** The page of one web or mobile application. */
const page: FamilyPage<Application> = {
  query: applicationQuery,
  tabs: texts.tabs,
  insightTab: 'insights',
  basic: (app) => <Basic app={app} />,
  tries: (app) => <TrySite app={app} />,
  toggle: sends('PUT /updateApp/:appId', (appId, sent) => ({ appId, ...sent })),
  users: ({ name }) => ({ invite: { text: userWords.inviteText(name) } }),
  insights: insightsOf('GET /getAllUsersReportByAppId/:appId', texts.insight, false),
};
export default page;
