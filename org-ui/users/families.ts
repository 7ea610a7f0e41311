import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { read } from '../../web-kit/read.ts';
import { type Load, list, whole } from '../../web-kit/table/query.ts';
import { applicationsQuery } from '../application/application.ts';
import { userDevices } from './devices.ts';
import type { Attributes } from './profile.ts';
import { type AppUser, userVerbs } from './verbs.ts';

/** A user with attributes, as the page of one user reads it. */
export type UserDetails = ReplyOf<Calls, 'GET /getUser/:userId'>;
/** The parts of a user's page. Each family arranges them in its tabs. */
export type Part = 'attributes' | 'devices' | 'report' | 'audit';
type Tab = { name: string; label: string; parts: readonly Part[] };

/** The families of applications whose users the console shows, with the calls and the tabs of the user's page. */
export const families = {
  general: {
    path: '/viewUserDetails/:userId',
    applications: applicationsQuery,
    usersOf: (appId: string): Load<AppUser> => list('GET /getAllUsersByAppId/:appId', { appId }),
    allUsers: (uniqueId: string): Load<AppUser> => list('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId }),
    user: (userId: string) => read('GET /getUser/:userId', { userId }),
    devices: (userId: string) => whole(list('GET /getUserDevices/:userId', { userId }), ['addedOn', 'DESC']),
    logins: (userId: string) => read('GET /getLoginCountByDate/:userId', { userId }),
    save: (userId: string, changes: Attributes) => call('PUT /updateUser/:userId', { userId, ...changes }),
    verbs: userVerbs,
    /** Whether the tabs stand below a tab with the name of the application. */
    tabbedByApplication: true as boolean,
    deviceVerbs: userDevices,
    tabs: [
      { name: 'details', label: 'User Details', parts: ['attributes', 'devices', 'report'] },
      { name: 'audit', label: 'User Audit', parts: ['audit'] },
    ] as readonly [Tab, ...Tab[]],
  },
} as const;
export type FamilyName = keyof typeof families;
export type Family = (typeof families)[FamilyName];

type Of = Pick<AppUser, 'realm'>;
const nameOfFamily = ({ realm }: Of): FamilyName =>
  Object.hasOwn(families, realm) ? (realm as FamilyName) : 'general';
/** The family of a user, and the address of the user's page. */
export const familyOf = (user: Of): Family => families[nameOfFamily(user)];
export const addressOf = (user: Of & Pick<AppUser, 'userId'>) =>
  familyOf(user).path.replace(':userId', user.userId);
