import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../web-kit/call.ts';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { TabbedParts } from '../shell/TabbedParts.tsx';
import { texts } from '../texts.ts';
import { UserSource } from '../userSource/UserSource.tsx';
import { Header } from '../view/Header.tsx';
import { Insights } from '../view/Insights.tsx';
import { UserList } from '../view/UserList.tsx';
import { Basic } from './Basic.tsx';
import { oidcInsights, oidcQuery, oidcVerbs, staleOidc } from './oidc.ts';
import { Resources } from './Resources.tsx';
import { resourceTexts as r } from './resourceTexts.ts';
import { oidcTexts as t } from './texts.ts';

/** The page of one OpenID application. */
export default function View() {
  const { appId = '' } = useParams();
  const { data, error, refetch } = useQuery(oidcQuery(appId));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return (
    <>
      <Header app={data} suspension={oidcVerbs.suspension(data)} />
      <TabbedParts
        label={data.name}
        parts={[
          { name: 'basic', label: t.tabs.basic, content: () => <Basic app={data} /> },
          {
            name: 'source',
            label: texts.view.tabs.source,
            content: () => (
              <UserSource
                app={data}
                toggle={(sent) => call('PUT /updateOIDCAppWithClientId/:appId', { appId, ...sent })}
                stale={staleOidc}
              />
            ),
          },
          {
            name: 'users',
            label: t.tabs.users,
            content: () => (
              <UserList app={data} invite={{ type: 'ADD_OIDC_USER', text: t.inviteText(data.name) }} />
            ),
          },
          { name: 'resources', label: r.tab, content: () => <Resources appId={appId} /> },
          {
            name: 'insight',
            label: t.tabs.insight,
            content: () => <Insights appId={appId} of={oidcInsights} />,
          },
        ]}
      />
    </>
  );
}
