import { type QueryFunction, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { type Part, TabbedParts } from '../../parts/page/TabbedParts.tsx';
import type { Sourced } from '../userSource/directory.ts';
import { UserSource } from '../userSource/UserSource.tsx';
import { Header } from './Header.tsx';
import { Insights, type InsightsOf } from './Insights.tsx';
import { texts } from './texts.ts';
import { UserList } from './UserList.tsx';

type HeaderProps = ComponentProps<typeof Header>;
type UserListProps = ComponentProps<typeof UserList>;
/** The data of an application that the tabs of all families show. */
type Shown = HeaderProps['app'] & UserListProps['app'] & Sourced['app'];

/** The differences between the pages of the families of applications. */
export type FamilyPage<App extends Shown> = {
  query: (appId: string) => { queryKey: unknown[]; queryFn?: QueryFunction<App, unknown[]> };
  suspension: (app: App) => HeaderProps['suspension'];
  /** Labels of the tabs that every family has. */
  tabs: { basic: string; users: string; insight: string };
  /** The name of the last tab in the address. */
  insightTab?: string;
  basic: (app: App) => ReactNode;
  /** Turns the directory of the application on or off by the family's own call. */
  toggle: (appId: string, sent: Parameters<Sourced['toggle']>[0]) => Promise<unknown>;
  users: (app: App) => Omit<UserListProps, 'app'>;
  insights: InsightsOf;
  /** Tabs of this family alone, before and after its users. */
  beforeUsers?: (app: App) => Part[];
  afterUsers?: (app: App) => Part[];
};

/** The page of one application: settings, user source, users and insights, with the tabs of its family. */
export function FamilyView<App extends Shown>({ appId, family }: { appId: string; family: FamilyPage<App> }) {
  const { data: app, error, refetch } = useQuery(family.query(appId));
  if (!app) return error ? <Failed error={error} onRetry={refetch} list={lists.applications} /> : <Loading />;
  const { tabs, toggle } = family;
  return (
    <>
      <Header app={app} suspension={family.suspension(app)} />
      <TabbedParts
        label={app.name}
        parts={[
          { name: 'basic', label: tabs.basic, content: () => family.basic(app) },
          {
            name: 'source',
            label: texts.tabs.source,
            content: () => <UserSource app={app} toggle={(sent) => toggle(appId, sent)} />,
          },
          ...(family.beforeUsers?.(app) ?? []),
          { name: 'users', label: tabs.users, content: () => <UserList app={app} {...family.users(app)} /> },
          ...(family.afterUsers?.(app) ?? []),
          {
            name: family.insightTab ?? 'insight',
            label: tabs.insight,
            content: () => <Insights appId={appId} of={family.insights} />,
          },
        ]}
      />
    </>
  );
}
