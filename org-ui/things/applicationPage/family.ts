// biome-ignore-all lint/suspicious/noExplicitAny: only a family itself knows the type of its applications

import type { SvgIconComponent } from '@mui/icons-material';
import type { QueryFunction } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { FamilyName, InviteType } from '../../../domain/families/families.ts';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import type { Sends } from '../../../web-kit/sends.ts';
import type { Load } from '../../../web-kit/table/query.ts';
import type { Part } from '../../parts/page/TabbedParts.tsx';
import type { InviteForm } from '../invites/fields.ts';
import type { CreationProps } from '../settings/SettingsStep.tsx';
import type { Sourced } from '../userSource/directory.ts';
import type { ReportsPath, Users } from '../users/family.ts';
import type { Header } from './Header.tsx';
import type { InsightsOf } from './Insights.tsx';
import type { UserList } from './UserList.tsx';

type Card = { title: string; text: string; icon: SvgIconComponent };
/** A kind of application that the wizard can create. */
export type Kind = {
  /** Its name in the wizard's address. */
  name: string;
  /** Its card among the kinds, unless the group has one card for all. */
  card?: Card;
  /** The category of its help videos and guides. */
  guide: string;
  /** The second step, which creates it. */
  Form: ComponentType<CreationProps>;
  /** What the last step says; without it, the page of the new application follows at once. */
  Done?: ComponentType<{ appId: string }>;
};

type Tab = { name: string; label: string };
/** Families that share a tab in the lists of applications, users and reports. */
export type Group = {
  tabs: { applications: Tab; users: Tab; reports: Tab };
  /** The list of all users. */
  users: {
    text: string;
    empty: string;
    /** The column of names, and that of the days, where they differ from those of other groups. */
    name?: { key?: string; title: string };
    createdAt?: { title: string };
    country?: true;
  };
  /** One card for all kinds of the group, which then asks for the kind. */
  card?: Card & { asks: string };
};

/** What a family of applications says of itself: what the screens differ in. What is large comes by `import()`. */
export type Family = {
  name: FamilyName;
  group: Group;
  /** Its name among the families of its group. */
  label: string;
  /** The feature of the plan that limits its applications. */
  limit: string;
  kinds: readonly [Kind, ...Kind[]];
  /** The list of its applications. */
  applications: {
    /** The name of the table, unless it is that of the tab. */
    label?: string;
    load: (uniqueId: string) => Load<any>;
    verbs: RowVerbs<any>;
    /** The column of kinds. */
    kind?: { title: string; of: (app: any) => string };
    empty: string;
    rowsPerPage?: number;
    /** Prefix of the table's parameters in the address, for the second table of a tab. */
    address?: string;
  };
  page: () => Promise<{ default: FamilyPage<any> }>;
  users: Users;
  invite: Pick<InviteForm, 'unmarked'> & {
    type: InviteType;
    /** Nobody joins without an invitation, so the list of all users offers it too. */
    needed?: true;
    /** The page that invites a person with attributes. */
    form?: string;
  };
  reports: ReportsPath;
};

type HeaderProps = ComponentProps<typeof Header>;
type UserListProps = ComponentProps<typeof UserList>;
/** The data of an application that the tabs of all families show. */
export type Shown = HeaderProps['app'] & UserListProps['app'] & Sourced['app'];

/** The page of an application of a family. */
export type FamilyPage<App extends Shown> = {
  query: (appId: string) => { queryKey: unknown[]; queryFn?: QueryFunction<App, unknown[]> };
  /** Labels of the tabs that every family has. */
  tabs: { basic: string; users: string; insight: string };
  /** The name of the last tab in the address. */
  insightTab?: string;
  basic: (app: App) => ReactNode;
  /** The button that tries the sign-in, where that is not done in a browser. */
  tries?: (app: App) => ReactNode;
  /** Turns the directory of the application on or off by the family's own call. */
  toggle: Sends<[appId: string, sent: Parameters<Sourced['toggle']>[0]]>;
  users: (app: App) => Pick<UserListProps, 'load' | 'words'> & {
    invite: Pick<UserListProps['invite'], 'text' | 'emailMissing'>;
  };
  insights: InsightsOf;
  /** Tabs of this family alone, before and after its users. */
  beforeUsers?: (app: App) => Part[];
  afterUsers?: (app: App) => Part[];
};
