import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../web-kit/call.ts';
import { list } from '../../web-kit/table/query.ts';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { TabbedParts } from '../shell/TabbedParts.tsx';
import { texts } from '../texts.ts';
import { UserSource } from '../userSource/UserSource.tsx';
import { Header } from '../view/Header.tsx';
import { Insights } from '../view/Insights.tsx';
import { UserList } from '../view/UserList.tsx';
import { Clients } from './Clients.tsx';
import { General } from './General.tsx';
import { Help } from './Help.tsx';
import { type RadiusApplication, radiusInsights, radiusQuery, radiusVerbs, staleRadius } from './radius.ts';
import { Servers } from './Servers.tsx';
import { Sessions } from './Sessions.tsx';
import { radiusTexts } from './texts.ts';

const { tabs, users } = radiusTexts;

/** /viewRadiusApp/:appId: one RADIUS application, its clients and its users. */
export default function View() {
  const { appId = '' } = useParams();
  const { data, error, refetch } = useQuery(radiusQuery(appId));
  if (data) return <Known app={data} />;
  return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
}

function Known({ app }: { app: RadiusApplication }) {
  return (
    <>
      <Header app={app} suspension={radiusVerbs.suspension(app)} />
      <TabbedParts
        label={app.name}
        parts={[
          {
            name: 'basic',
            label: tabs.basic,
            content: () => (
              <>
                <General app={app} />
                <Servers />
                <Help />
              </>
            ),
          },
          {
            name: 'source',
            label: texts.view.tabs.source,
            content: () => (
              <UserSource
                app={app}
                toggle={(sent) => call('PUT /updateRadiusApp/:appId', { appId: app.appId, ...sent })}
                stale={staleRadius.app}
              />
            ),
          },
          { name: 'clients', label: tabs.clients, content: () => <Clients appId={app.appId} /> },
          { name: 'users', label: tabs.users, content: () => <Users app={app} /> },
          { name: 'sessions', label: tabs.sessions, content: () => <Sessions appId={app.appId} /> },
          {
            name: 'insight',
            label: tabs.insight,
            content: () => <Insights appId={app.appId} of={radiusInsights} />,
          },
        ]}
      />
    </>
  );
}

function Users({ app }: { app: RadiusApplication }) {
  const { appId, name } = app;
  return (
    <UserList
      app={app}
      invite={{ type: 'ADD_RADIUS_USER', text: users.text(name), missing: users.emailMissing }}
      load={list('GET /getRadiusUsersByAppId/:appId', { appId })}
      words={{ title: users.title, name: users.email, search: users.search }}
    />
  );
}
