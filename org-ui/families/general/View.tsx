import { Navigate, useLocation, useParams } from 'react-router';
import { call } from '../../../web-kit/call.ts';
import { type FamilyPage, FamilyView } from '../../things/applicationPage/FamilyView.tsx';
import { generalInsights } from '../../things/applicationPage/Insights.tsx';
import { type Application, applicationQuery } from '../../things/applications/application.ts';
import { applicationVerbs } from '../../things/applications/verbs.ts';
import { userWords } from '../../things/users/words.ts';
import { Basic } from './Basic.tsx';
import { texts } from './texts.ts';

const { tabs } = texts;

const general: FamilyPage<Application> = {
  query: applicationQuery,
  suspension: applicationVerbs.suspension,
  tabs: { ...tabs, insight: tabs.insights },
  insightTab: 'insights',
  basic: (app) => <Basic app={app} />,
  toggle: (appId, sent) => call('PUT /updateApp/:appId', { appId, ...sent }),
  users: ({ name }) => ({ invite: { type: 'ADD_USER', text: userWords.inviteText(name) } }),
  insights: generalInsights,
};

/** The page of one web or mobile application. */
export default function View() {
  const { state } = useLocation();
  const appId = useParams().appId ?? (state as { appId?: string } | null)?.appId;
  return appId ? <FamilyView appId={appId} family={general} /> : <Navigate to="/applications" replace />;
}
