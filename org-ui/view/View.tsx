import { Navigate, useLocation, useParams } from 'react-router';
import { call } from '../../web-kit/call.ts';
import { type Application, applicationQuery } from '../application/application.ts';
import { applicationVerbs } from '../application/verbs.ts';
import { texts } from '../texts.ts';
import { Basic } from './Basic.tsx';
import { type FamilyPage, FamilyView } from './FamilyView.tsx';
import { generalInsights } from './Insights.tsx';

const { tabs } = texts.view;

const general: FamilyPage<Application> = {
  query: applicationQuery,
  suspension: applicationVerbs.suspension,
  tabs: { ...tabs, insight: tabs.insights },
  insightTab: 'insights',
  basic: (app) => <Basic app={app} />,
  toggle: (appId, sent) => call('PUT /updateApp/:appId', { appId, ...sent }),
  users: ({ name }) => ({ invite: { type: 'ADD_USER', text: texts.users.inviteText(name) } }),
  insights: generalInsights,
};

/** The page of one web or mobile application. */
export default function View() {
  const { state } = useLocation();
  const appId = useParams().appId ?? (state as { appId?: string } | null)?.appId;
  return appId ? <FamilyView appId={appId} family={general} /> : <Navigate to="/applications" replace />;
}
