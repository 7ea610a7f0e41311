import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { families } from '../../../web-kit/domain/families.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { paths } from '../../base/paths.ts';
import { lists } from '../../parts/page/lists.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import { OpenTo } from '../openings/OpenTo.tsx';
import { UserSource } from '../userSource/UserSource.tsx';
import type { Family, FamilyPage, Shown } from './family.ts';
import { Header } from './Header.tsx';
import { Insights } from './Insights.tsx';
import { TryButton } from './TryButton.tsx';
import { texts } from './texts.ts';
import { UserList } from './UserList.tsx';

type FamilyViewProps<App extends Shown> = { family: Family; page: FamilyPage<App> };
/** The page of one application of a family. The id of the application may also come as navigation state. */
export function FamilyView<App extends Shown>(props: FamilyViewProps<App>) {
  const { state } = useLocation();
  const appId = useParams().appId ?? (state as { appId?: string } | null)?.appId;
  return appId ? <OneApplication {...props} appId={appId} /> : <Navigate to={paths.applications} replace />;
}

/** Settings, user source, users and insights of an application, with the tabs of its family. */
function OneApplication<App extends Shown>({
  appId,
  family,
  page,
}: FamilyViewProps<App> & { appId: string }) {
  const { data: app, error, refetch } = useQuery(page.query(appId));
  if (!app) return <Pending error={error} onRetry={refetch} list={lists.applications} />;
  const { tabs, toggle } = page;
  const { tries } = families[family.name];
  const { invite, ...users } = page.users(app);
  return (
    <>
      <Header
        app={app}
        suspension={family.applications.verbs.suspension(app)}
        tries={!app.suspended && (page.tries?.(app) ?? (tries && <TryButton appId={appId} />))}
      />
      <TabbedParts
        label={app.name}
        parts={[
          { name: 'basic', label: tabs.basic, content: () => page.basic(app) },
          {
            name: 'source',
            label: texts.tabs.source,
            content: () => <UserSource app={app} toggle={likewise(toggle, (sent) => toggle(appId, sent))} />,
          },
          ...(page.beforeUsers?.(app) ?? []),
          {
            name: 'users',
            label: tabs.users,
            content: () => (
              <>
                {family.invite.needed && <OpenTo app={app} />}
                <UserList
                  {...{ app, ...users }}
                  verbs={family.users.verbs}
                  invite={{ type: family.invite.type, unmarked: family.invite.unmarked, ...invite }}
                />
              </>
            ),
          },
          ...(page.afterUsers?.(app) ?? []),
          {
            name: page.insightTab ?? 'insight',
            label: tabs.insight,
            content: () => <Insights appId={appId} of={page.insights} />,
          },
        ]}
      />
    </>
  );
}
