import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import type { FamilyPage } from '../../things/applicationPage/family.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { Clients } from './Clients.tsx';
import { General } from './General.tsx';
import { Help } from './Help.tsx';
import { type RadiusApplication, radiusQuery } from './radius.ts';
import { Servers } from './Servers.tsx';
import { Sessions } from './Sessions.tsx';
import { radiusTexts } from './texts.ts';

const { tabs, users, insight } = radiusTexts;

/** The page of one RADIUS application. */
const page: FamilyPage<RadiusApplication> = {
  query: radiusQuery,
  tabs,
  basic: (app) => (
    <>
      <General app={app} />
      <Servers />
      <Help />
    </>
  ),
  toggle: sends('PUT /updateRadiusApp/:appId', (appId, sent) => ({ appId, ...sent })),
  beforeUsers: ({ appId }) => [
    { name: 'clients', label: tabs.clients, content: () => <Clients appId={appId} /> },
  ],
  users: ({ appId, name }) => ({
    invite: { text: users.text(name), emailMissing: users.emailMissing },
    load: list('GET /getRadiusUsersByAppId/:appId', { appId }),
    words: { title: users.title, name: users.email, search: users.search },
  }),
  afterUsers: ({ appId }) => [
    { name: 'sessions', label: tabs.sessions, content: () => <Sessions appId={appId} /> },
  ],
  insights: insightsOf('GET /getAllRadiusUsersReportByAppId/:appId', insight),
};
export default page;
