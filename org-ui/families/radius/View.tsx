import { useParams } from 'react-router';
import { call } from '../../../web-kit/call.ts';
import { list } from '../../../web-kit/table/query.ts';
import { type FamilyPage, FamilyView } from '../../things/applicationPage/FamilyView.tsx';
import { Clients } from './Clients.tsx';
import { General } from './General.tsx';
import { Help } from './Help.tsx';
import { type RadiusApplication, radiusInsights, radiusQuery, radiusVerbs } from './radius.ts';
import { Servers } from './Servers.tsx';
import { Sessions } from './Sessions.tsx';
import { radiusTexts } from './texts.ts';

const { tabs, users } = radiusTexts;

const radius: FamilyPage<RadiusApplication> = {
  query: radiusQuery,
  suspension: radiusVerbs.suspension,
  tabs,
  basic: (app) => (
    <>
      <General app={app} />
      <Servers />
      <Help />
    </>
  ),
  toggle: (appId, sent) => call('PUT /updateRadiusApp/:appId', { appId, ...sent }),
  beforeUsers: ({ appId }) => [
    { name: 'clients', label: tabs.clients, content: () => <Clients appId={appId} /> },
  ],
  users: ({ appId, name }) => ({
    invite: { type: 'ADD_RADIUS_USER', text: users.text(name), emailMissing: users.emailMissing },
    load: list('GET /getRadiusUsersByAppId/:appId', { appId }),
    words: { title: users.title, name: users.email, search: users.search },
  }),
  afterUsers: ({ appId }) => [
    { name: 'sessions', label: tabs.sessions, content: () => <Sessions appId={appId} /> },
  ],
  insights: radiusInsights,
};

/** The page of one RADIUS application. */
export default function View() {
  const { appId = '' } = useParams();
  return <FamilyView appId={appId} family={radius} />;
}
