import { keyOf, read } from '../../web-kit/read.ts';
import { list, type RowAt, whole } from '../../web-kit/table/query.ts';

/** An application, as the list and its own page read it. */
export type Application = RowAt<'GET /getAllApplications/:uniqueId'>;

/** Query keys for applications and for data that depends on them. */
export const stale = {
  list: keyOf('GET /getAllApplications/:uniqueId'),
  one: keyOf('GET /viewApp/:appId'),
  usage: keyOf('GET /usage'),
  /** The applications of every family, whose lists and pages count their users. */
  applications: [
    keyOf('GET /getAllApplications/:uniqueId'),
    keyOf('GET /viewApp/:appId'),
    keyOf('GET /getAllOIDCApplications/:uniqueId'),
    keyOf('GET /getOidcClientDetails/:appId'),
    keyOf('GET /SAML/getAllSAMLApplications/:uniqueId'),
    keyOf('GET /SAML/app/:appId'),
    keyOf('GET /getRadiusClientByUniqueId/:uniqueId'),
    keyOf('GET /getRadiusAppByAppId/:appId'),
  ],
  /** Users of every family, and their reports. */
  users: [
    keyOf('GET /getAllUsersByAppId/:appId'),
    keyOf('GET /getAllUsersByUniqueId/:uniqueId'),
    keyOf('GET /getAllUsersReportByAppId/:appId'),
    keyOf('GET /getOIDCUsersByAppId/:appId'),
    keyOf('GET /getAllOIDCUsersByUniqueId/:uniqueId'),
    keyOf('GET /getAllOIDCUsersReportByAppId/:appId'),
    keyOf('GET /SAML/users/:appId'),
    keyOf('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId'),
    keyOf('GET /SAML/getAllSAMLUsersReportByAppId/:appId'),
    keyOf('GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId'),
    keyOf('GET /getRadiusUsersByAppId/:appId'),
    keyOf('GET /getAllRadiusUsersByUniqueId/:uniqueId'),
    keyOf('GET /getAllRadiusUsersReportByAppId/:appId'),
    keyOf('GET /getApplicationReportByUniqueId/:uniqueId'),
    keyOf('GET /getOIDCApplicationReportByUniqueId/:uniqueId'),
    keyOf('GET /getRadiusAppsReportByUniqueId/:uniqueId'),
  ],
  /** One user, of whatever family, and the devices of that user. */
  user: [
    keyOf('GET /getUser/:userId'),
    keyOf('GET /getOIDCUser/:userId'),
    keyOf('GET /SAML/getSAMLUser/:userId'),
    keyOf('GET /getRadiusUser/:userId'),
    keyOf('GET /getUserDevices/:userId'),
  ],
} as const;
/** Query keys that a suspension, activation or change makes stale, and those for a deletion. */
export const staleAfterChange = [stale.list, stale.one];
export const staleAfterDeletion = [stale.list, stale.usage, ...stale.users];

/** One application. */
export const applicationQuery = (appId: string) => read('GET /viewApp/:appId', { appId });

/** All applications by name, up to one page of them, for selectors. */
export const applicationsQuery = (uniqueId: string) =>
  whole(list('GET /getAllApplications/:uniqueId', { uniqueId }), ['name', 'ASC']);
