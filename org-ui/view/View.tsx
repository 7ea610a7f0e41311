import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { call } from '../../web-kit/call.ts';
import { applicationQuery, staleAfterChange } from '../application/application.ts';
import { applicationVerbs } from '../application/verbs.ts';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { TabbedParts } from '../shell/TabbedParts.tsx';
import { texts } from '../texts.ts';
import { UserSource } from '../userSource/UserSource.tsx';
import { Basic } from './Basic.tsx';
import { Header } from './Header.tsx';
import { generalInsights, Insights } from './Insights.tsx';
import { UserList } from './UserList.tsx';

const { tabs } = texts.view;

/** The page of one application: settings, users and insights. */
export default function View() {
  const { state } = useLocation();
  const appId = useParams().appId ?? (state as { appId?: string } | null)?.appId;
  return appId ? <Known appId={appId} /> : <Navigate to="/applications" replace />;
}

function Known({ appId }: { appId: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(appId));
  if (data)
    return (
      <>
        <Header app={data} suspension={applicationVerbs.suspension(data)} />
        <TabbedParts
          label={data.name}
          parts={[
            { name: 'basic', label: tabs.basic, content: () => <Basic app={data} /> },
            {
              name: 'source',
              label: tabs.source,
              content: () => (
                <UserSource
                  app={data}
                  toggle={(sent) => call('PUT /updateApp/:appId', { appId, ...sent })}
                  stale={staleAfterChange}
                />
              ),
            },
            {
              name: 'users',
              label: tabs.users,
              content: () => (
                <UserList app={data} invite={{ type: 'ADD_USER', text: texts.users.inviteText(data.name) }} />
              ),
            },
            {
              name: 'insights',
              label: tabs.insights,
              content: () => <Insights appId={appId} of={generalInsights} />,
            },
          ]}
        />
      </>
    );
  return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
}
