import type { FamilyName } from '../../domain/families/families.ts';
import type { Asked } from '../../web-kit/counts/counted.ts';
import { families } from '../../web-kit/domain/families.ts';
import { fieldOf } from '../../web-kit/format.ts';
import type { CallPath, Making } from '../../web-kit/sends.ts';

/** The address of each page. Parts that begin with a colon are filled in by `at`. */
export const paths = {
  landing: '/redirect/:accessToken',
  home: '/home',
  signIns: '/sign-ins',
  applications: '/applications',
  newApplication: '/configure-application',
  tried: '/tried/:tryoutId',
  team: '/admin',
  member: '/ViewAdmin/:userId',
  operatorAudit: '/OperatorAudit/:uniqueId',
  users: '/user',
  addPerson: '/addoidcuser',
  inviteMany: '/invite-many',
  userAudit: '/user-audit/:type/:appId/:username',
  people: '/people',
  person: '/people/:personId',
  customAttributes: '/attributes',
  groups: '/groups',
  group: '/groups/:groupId',
  reports: '/reports',
  videos: '/videos',
  security: '/security',
  accessRequests: '/access-requests',
  license: '/license',
  expired: '/subscription-expired',
  account: '/my-account',
  you: '/my-details',
  pricing: '/pricing',
  organisation: '/my-organization',
  errorCodes: '/error-codes',
} as const;

/**
 * The calls that pages serve to make. Whose role does not include one is told so in place of the page, and is not led
 * there.
 */
const purposes: Record<string, CallPath> = {
  [paths.newApplication]: 'POST /createWebApp',
  [paths.addPerson]: 'POST /invite/sendInvite',
  [paths.inviteMany]: 'POST /invite/run',
};
/** What the page at an address serves to do, if that needs a role. */
export const purposeOf = (to: string): Making => ({ path: purposes[to.split('?')[0]!] });

/** The address of an application's page, opened at a tab if one is given. */
export const pageOf = (family: FamilyName, appId: string, tab?: 'users' | 'resources' | 'clients') =>
  `${families[family].pages.application.replace(':appId', appId)}${tab ? `?tab=${tab}` : ''}`;

/** The address of a user's page. */
export const userPageOf = ({ realm, userId }: { realm: FamilyName; userId: string }) =>
  families[realm].pages.user.replace(':userId', userId);

/** The address of a person's page. */
export const personPageOf = (personId: string) => paths.person.replace(':personId', personId);

/** The address of the page that shows what came of a tryout. */
export const triedPageOf = (tryoutId: string) => paths.tried.replace(':tryoutId', tryoutId);

/** The address of a group's page. */
export const groupPageOf = (groupId: string) => paths.group.replace(':groupId', groupId);

/** The parameter of an address that limits the people to those without a second device. */
export const fewDevices = 'devices=few';
/** Whether an address has it. */
export const isFew = (address: URLSearchParams): boolean => address.get('devices') === 'few';
/** The filter of the list of people for those of an organisation who have one device or none. */
export const fewFilter = (uniqueId: string) => ({ withoutSecond: uniqueId });

/** The parameter of an address that limits the people to those whose only device was not used for long. */
export const unusedDevices = 'devices=unused';
/** Whether an address has it. */
export const isUnused = (address: URLSearchParams): boolean => address.get('devices') === 'unused';
/** The days without use from which on an only device is about to be lost. */
const unusedDays = 90;
const day = 86_400_000;
/** What to ask the list of people for those. Days are whole, so that a list that is read anew asks for the same. */
export const unusedAt = (now: number) => ({
  unusedSince: new Date((Math.floor(now / day) - unusedDays) * day).toISOString(),
});

/** Stands in an address for an open end of a period. */
export const openEnd = 'open';
/** The address of the list of the sign-ins that a number counts, to all applications or to one. */
export function signInsOf({ outcome, span: { from, to } }: Asked, application = ''): string {
  // The last minute of the list is in it as a whole.
  const end = to === undefined ? openEnd : fieldOf(new Date(Date.parse(to) - 60_000));
  const start = fieldOf(new Date(from));
  return `${paths.signIns}?${new URLSearchParams({ outcome, start, end, ...(application && { application }) })}`;
}

/** Paths that the requirements name and that other pages have taken over. */
export const elsewhere = { '/': '/applications', '/edit': '/applications', '/howTo': '/videos' };
