import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import type { FamilyName } from '../../../domain/families/families.ts';
import { call } from '../../../web-kit/call.ts';
import { pageOf } from '../../base/paths.ts';
import { texts } from './texts.ts';

type Reported = ReplyOf<Calls, 'GET /getApplicationReportByUniqueId/:uniqueId'>;
/** The report of one application, with the address of its list of users. */
export type Report = Reported[string] & { appId: string; userList: string };

/** The reports of a family's applications. */
const listed = (family: FamilyName, reported: Reported): Report[] =>
  Object.entries(reported).map(([appId, report]) => ({
    ...report,
    appId,
    userList: pageOf(family, appId, 'users'),
  }));

/** The reports of the families of one tab, most users first. */
export const reportsOf = (families: Partial<Record<FamilyName, Reported>>): Report[] =>
  Object.entries(families)
    .flatMap(([family, reported]) => listed(family as FamilyName, reported))
    .sort((one, other) => other.user.totalUsers - one.user.totalUsers);

type Tab = {
  name: string;
  label: string;
  read: (uniqueId: string) => Promise<Report[]>;
};
/** The tabs of the insights. */
export const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'passwordless',
    label: texts.tabs.passwordless,
    read: async (uniqueId) =>
      reportsOf({ general: await call('GET /getApplicationReportByUniqueId/:uniqueId', { uniqueId }) }),
  },
  {
    name: 'sso',
    label: texts.tabs.sso,
    read: async (uniqueId) => {
      const [oidc, saml] = await Promise.all([
        call('GET /getOIDCApplicationReportByUniqueId/:uniqueId', { uniqueId }),
        call('GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId', { uniqueId }),
      ]);
      return reportsOf({ oidc, saml });
    },
  },
  {
    name: 'radius',
    label: texts.tabs.radius,
    read: async (uniqueId) =>
      reportsOf({ radius: await call('GET /getRadiusAppsReportByUniqueId/:uniqueId', { uniqueId }) }),
  },
];
