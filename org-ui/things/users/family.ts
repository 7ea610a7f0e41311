import type { QueryKey } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { PathOf, ReplyOf } from '../../../api/client.ts';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import type { Load } from '../../../web-kit/table/query.ts';
import type { DeviceCalls, DeviceVerbs } from '../members/member.ts';
import { answeredDeviceVerbsOf, deviceVerbsOf } from './devices.ts';
import type { Attributes } from './profile.ts';
import { texts } from './texts.ts';
import { type AppUser, type UserCalls, userVerbsOf } from './verbs.ts';

type GeneralDetails = ReplyOf<Calls, 'GET /getUser/:userId'>;
/** A user with attributes, as the page of one user reads it. Only web and mobile applications answer `application`. */
export type UserDetails = Omit<GeneralDetails, 'user' | 'application'> &
  Partial<Pick<GeneralDetails, 'application'>>;
/** A query that only names its result. */
type Query<T> = { queryKey: QueryKey; queryFn: () => Promise<T> };
/** Widens a query's type to one that only names its result. */
export const query = <T>(options: { queryKey: QueryKey }) => options as unknown as Query<T>;

/** The reports of the applications of a family, by their ids. */
export type Reported = ReplyOf<Calls, 'GET /getApplicationReportByUniqueId/:uniqueId'>;
type OfOrganisation = PathOf<Calls> & `GET ${string}/:uniqueId`;
/** The calls that answer such reports. */
export type ReportsPath = {
  [P in OfOrganisation]: ReplyOf<Calls, P> extends Reported ? P : never;
}[OfOrganisation];

/** The parts of a user's page. Each family arranges them in its tabs. */
export type Part = 'attributes' | 'devices' | 'report' | 'audit' | 'resources' | 'tokens';
type Tab = { name: string; label: string; parts: readonly Part[] };
/** How the users of a family are read and changed, and how the page of one of them is arranged. */
export type Users = {
  users: (uniqueId: string) => Load<AppUser>;
  user: (userId: string) => Query<UserDetails>;
  save: Sends<[userId: string, changes: Attributes]>;
  verbs: RowVerbs<AppUser>;
  deviceVerbs: DeviceVerbs;
  /** Whether the tabs stand below a tab with the name of the application. */
  tabbedByApplication?: true;
  tabs: readonly Tab[];
};

type ChangingCalls = {
  /** Sends changed attributes, a suspension or an activation. */
  change: Sends<[userId: string, changes: Attributes | { suspended: boolean }]>;
  remove: UserCalls['remove'];
  devices: Pick<DeviceCalls, 'set' | 'remove'>;
  /** Whether the toast about a device says what the server answered. */
  answered?: boolean;
};
/** What can be done with a user of a family, and with the user's devices. */
export const changesBy = ({ change, remove, devices, answered = false }: ChangingCalls) => ({
  save: change,
  verbs: userVerbsOf({
    set: likewise(change, ({ userId }: { userId: string }, suspended: boolean) =>
      change(userId, { suspended }),
    ),
    remove,
  }),
  deviceVerbs: (answered ? answeredDeviceVerbsOf : deviceVerbsOf)(devices),
});

type Owned = { userId: string; credentialID: string };
/** What the calls of single sign-on and RADIUS send, by what they do. */
export const sent = {
  changes: (userId: string, changes: object) => ({ userId, ...changes }),
  user: ({ userId }: { userId: string }) => ({ userId }),
  device: ({ userId, credentialID }: Owned) => ({ userId, credentialID }),
  suspension: ({ userId, credentialID }: Owned, suspend: boolean) => ({ userId, credentialID, suspend }),
};

/** The tabs of a user who signs in without a website of the organisation. */
export const userTabs: Users['tabs'] = [
  { name: 'details', label: texts.tabs.details, parts: ['attributes'] },
  { name: 'devices', label: texts.tabs.devices, parts: ['devices'] },
  { name: 'report', label: texts.tabs.report, parts: ['report'] },
];
