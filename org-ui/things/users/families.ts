import type { QueryKey } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import type { InviteType } from '../../../domain/families/families.ts';
import { call } from '../../../web-kit/call.ts';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { keyOf, read } from '../../../web-kit/read.ts';
import { type Load, list, whole } from '../../../web-kit/table/query.ts';
import { userPaths } from '../../base/paths.ts';
import { applicationsQuery } from '../applications/application.ts';
import type { Device, DeviceVerbs } from '../members/member.ts';
import { answeredDeviceVerbsOf, deviceVerbsOf } from './devices.ts';
import type { Attributes } from './profile.ts';
import { type AppUser, userVerbsOf } from './verbs.ts';

type GeneralDetails = ReplyOf<Calls, 'GET /getUser/:userId'>;
/** A user with attributes, as the page of one user reads it. Only web and mobile applications answer `application`. */
export type UserDetails = Omit<GeneralDetails, 'user' | 'application'> &
  Partial<Pick<GeneralDetails, 'application'>>;
type Report = ReplyOf<Calls, 'GET /getLoginCountByDate/:userId'>;
type Rows<R> = { rows: R[] };
/** An application in a selector. */
type Choice = { appId: string; name: string; totalUsersCount: number };
type Query<T> = { queryKey: QueryKey; queryFn: () => Promise<T> };
/** Widens a query's type to one that only names its result. */
const query = <T>(options: { queryKey: QueryKey }) => options as unknown as Query<T>;

/** The parts of a user's page. Each family arranges them in its tabs. */
export type Part = 'attributes' | 'devices' | 'report' | 'audit' | 'resources' | 'tokens';
type Tab = { name: string; label: string; parts: readonly Part[] };
export type Family = {
  /** The path of the page of one user. */
  path: (typeof userPaths)[FamilyName];
  applications: (uniqueId: string) => Query<Rows<Choice>>;
  users: (uniqueId: string) => Load<AppUser>;
  user: (userId: string) => Query<UserDetails>;
  devices: (userId: string) => Query<Rows<Device>>;
  logins: (userId: string) => Query<Report>;
  save: (userId: string, changes: Attributes) => Promise<unknown>;
  verbs: RowVerbs<AppUser>;
  deviceVerbs: DeviceVerbs;
  /** The type of invitation that the page of all users offers; null where people also register by themselves. */
  invite: InviteType | null;
  /** Whether the tabs stand below a tab with the name of the application. */
  tabbedByApplication: boolean;
  tabs: readonly [Tab, ...Tab[]];
};

const devices = (userId: string) =>
  query<Rows<Device>>(whole(list('GET /getUserDevices/:userId', { userId }), ['addedOn', 'DESC']));
const logins = (userId: string) => query<Report>(read('GET /getLoginCountByDate/:userId', { userId }));

type ReportsPath =
  | 'GET /getOIDCApplicationReportByUniqueId/:uniqueId'
  | 'GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId'
  | 'GET /getRadiusAppsReportByUniqueId/:uniqueId';
/** The applications for a selector, from the reports of their family. */
const reported =
  (path: ReportsPath) =>
  (uniqueId: string): Query<Rows<Choice>> => ({
    queryKey: [...keyOf(path), uniqueId, 'choices'],
    queryFn: async () => {
      const reports = await call(path, { uniqueId });
      return {
        rows: Object.entries(reports).map(([appId, { name, user }]) => ({
          appId,
          name,
          totalUsersCount: user.totalUsers,
        })),
      };
    },
  });
/** The tabs of a user who signs in without a website of the organisation. */
const userTabs: Family['tabs'] = [
  { name: 'details', label: 'User Details', parts: ['attributes'] },
  { name: 'devices', label: 'User Devices', parts: ['devices'] },
  { name: 'report', label: 'Report', parts: ['report'] },
];

/** The users of OpenID applications. */
const oidc: Family = {
  path: userPaths.oidc,
  applications: reported('GET /getOIDCApplicationReportByUniqueId/:uniqueId'),
  users: (uniqueId) => list('GET /getAllOIDCUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getOIDCUser/:userId', { userId })),
  devices,
  logins,
  save: (userId, changes) => call('PUT /updateOidcUser/:userId', { userId, ...changes }),
  verbs: userVerbsOf({
    set: ({ userId }, suspended) => call('PUT /updateOidcUser/:userId', { userId, suspended }),
    remove: ({ userId }) => call('DELETE /deleteOIDCUser/:userId', { userId }),
  }),
  deviceVerbs: answeredDeviceVerbsOf({
    set: ({ userId, credentialID }, suspend) =>
      call('POST /suspendOIDCUserDevice', { userId, credentialID, suspend }),
    remove: ({ userId, credentialID }) => call('POST /removeOIDCUserDevice', { userId, credentialID }),
  }),
  invite: 'ADD_OIDC_USER',
  tabbedByApplication: false,
  tabs: [
    ...userTabs,
    { name: 'resource', label: 'Resource', parts: ['resources'] },
    { name: 'tokens', label: 'Tokens', parts: ['tokens'] },
  ],
};

/** The users of SAML applications. */
const saml: Family = {
  path: userPaths.saml,
  applications: reported('GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId'),
  users: (uniqueId) => list('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /SAML/getSAMLUser/:userId', { userId })),
  devices,
  logins,
  save: (userId, changes) => call('PUT /SAML/updateUser/:userId', { userId, ...changes }),
  verbs: userVerbsOf({
    set: ({ userId }, suspended) => call('PUT /SAML/updateUser/:userId', { userId, suspended }),
    remove: ({ userId }) => call('DELETE /SAML/user/:userId', { userId }),
  }),
  deviceVerbs: answeredDeviceVerbsOf({
    set: ({ userId, credentialID }, suspend) =>
      call('POST /SAML/suspendSAMLUserDevice', { userId, credentialID, suspend }),
    remove: ({ userId, credentialID }) => call('POST /SAML/removeSAMLUserDevice', { userId, credentialID }),
  }),
  invite: 'ADD_SAML_USER',
  tabbedByApplication: false,
  tabs: userTabs,
};

/** The users of RADIUS applications. */
const radius: Family = {
  path: userPaths.radius,
  applications: reported('GET /getRadiusAppsReportByUniqueId/:uniqueId'),
  users: (uniqueId) => list('GET /getAllRadiusUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getRadiusUser/:userId', { userId })),
  devices,
  logins,
  save: (userId, changes) => call('PUT /updateRadiusUser/:userId', { userId, ...changes }),
  verbs: userVerbsOf({
    set: ({ userId }, suspended) => call('PUT /updateRadiusUser/:userId', { userId, suspended }),
    remove: ({ userId }) => call('DELETE /deleteRadiusUser/:userId', { userId }),
  }),
  deviceVerbs: answeredDeviceVerbsOf({
    set: ({ userId, credentialID }, suspend) =>
      call('POST /suspendRadiusUserDevice', { userId, credentialID, suspend }),
    remove: ({ userId, credentialID }) => call('POST /removeRadiusUserDevice', { userId, credentialID }),
  }),
  invite: 'ADD_RADIUS_USER',
  tabbedByApplication: false,
  tabs: userTabs,
};

/** The users of web and mobile applications. */
const general: Family = {
  path: userPaths.general,
  applications: (uniqueId) => query<Rows<Choice>>(applicationsQuery(uniqueId)),
  users: (uniqueId) => list('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getUser/:userId', { userId })),
  devices,
  logins,
  save: (userId, changes) => call('PUT /updateUser/:userId', { userId, ...changes }),
  verbs: userVerbsOf({
    set: ({ userId }, suspended) => call('PUT /updateUser/:userId', { userId, suspended }),
    remove: ({ userId }) => call('DELETE /deleteUser/:userId', { userId }),
  }),
  deviceVerbs: deviceVerbsOf({
    set: ({ userId, credentialID }, suspended) =>
      call('POST /suspendDevice', { userId, credentialID, suspended }),
    remove: ({ userId, credentialID }) => call('POST /removeDevice', { userId, credentialID }),
  }),
  invite: null,
  tabbedByApplication: true,
  tabs: [
    { name: 'details', label: 'User Details', parts: ['attributes', 'devices', 'report'] },
    { name: 'audit', label: 'User Audit', parts: ['audit'] },
  ],
};

/** The families of applications whose users the console shows, with the calls and the tabs of the user's page. */
export const families = { general, oidc, saml, radius } as const;
export type FamilyName = keyof typeof families;

type Of = Pick<AppUser, 'realm'>;
const nameOfFamily = ({ realm }: Of): FamilyName =>
  Object.hasOwn(families, realm) ? (realm as FamilyName) : 'general';
/** The family of a user, and the address of the user's page. */
export const familyOf = (user: Of): Family => families[nameOfFamily(user)];
export const addressOf = (user: Of & Pick<AppUser, 'userId'>) =>
  familyOf(user).path.replace(':userId', user.userId);
