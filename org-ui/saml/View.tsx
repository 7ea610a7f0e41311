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
import { Basic } from './Basic.tsx';
import { samlInsights, samlQuery, samlVerbs, staleSaml } from './saml.ts';
import { samlTexts as t } from './texts.ts';

/** The page of one SAML application. */
export default function View() {
  const { appId = '' } = useParams();
  const { data, error, refetch } = useQuery(samlQuery(appId));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return (
    <>
      <Header app={data} suspension={samlVerbs.suspension(data)} />
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
                toggle={(sent) => call('PUT /SAML/updateApp/:appId', { appId, ...sent })}
                stale={staleSaml}
              />
            ),
          },
          {
            name: 'users',
            label: t.tabs.users,
            content: () => (
              <UserList
                app={data}
                load={list('GET /SAML/users/:appId', { appId })}
                invite={{ type: 'ADD_SAML_USER', text: t.inviteText(data.name) }}
              />
            ),
          },
          {
            name: 'insight',
            label: t.tabs.insight,
            content: () => <Insights appId={appId} of={samlInsights} />,
          },
        ]}
      />
    </>
  );
}
