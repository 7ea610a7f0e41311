import type { FamilyName } from '../../domain/families/families.ts';
import type { CallPath, Making } from '../../web-kit/sends.ts';

/** The address of each page. Parts that begin with a colon are filled in by `at`. */
export const paths = {
  landing: '/redirect/:accessToken',
  home: '/home',
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

/** The path of the page of one application, for each family. */
export const applicationPaths = {
  general: '/view/:appId',
  oidc: '/viewOidcApp/:appId',
  saml: '/viewSAMLApp/:appId',
  radius: '/viewRadiusApp/:appId',
} as const satisfies Record<FamilyName, string>;

/** The path of the page of one user, for each family. */
export const userPaths = {
  general: '/viewUserDetails/:userId',
  oidc: '/ViewOidcUser/:userId',
  saml: '/ViewSAMLUser/:userId',
  radius: '/ViewRadiusUser/:userId',
} as const satisfies Record<FamilyName, string>;

/** The address of an application's page, opened at a tab if one is given. */
export const pageOf = (family: FamilyName, appId: string, tab?: 'users' | 'resources' | 'clients') =>
  `${applicationPaths[family].replace(':appId', appId)}${tab ? `?tab=${tab}` : ''}`;

/** The address of a user's page. */
export const userPageOf = ({ realm, userId }: { realm: FamilyName; userId: string }) =>
  userPaths[realm].replace(':userId', userId);

/** The address of a person's page. */
export const personPageOf = (personId: string) => paths.person.replace(':personId', personId);

/** The address of the page that shows what came of a tryout. */
export const triedPageOf = (tryoutId: string) => paths.tried.replace(':tryoutId', tryoutId);

/** The address of a group's page. */
export const groupPageOf = (groupId: string) => paths.group.replace(':groupId', groupId);

/** Paths that the requirements name and that other pages have taken over. */
export const elsewhere = { '/': '/applications', '/edit': '/applications', '/howTo': '/videos' };
