import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { texts } from './texts.ts';

export type Reported = ReplyOf<Calls, 'GET /getApplicationReportByUniqueId/:uniqueId'>;

type Tab = {
  name: string;
  label: string;
  read: (uniqueId: string) => Promise<Reported>;
};
/** The tabs of the insights. */
export const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'passwordless',
    label: texts.tabs.passwordless,
    read: (uniqueId) => call('GET /getApplicationReportByUniqueId/:uniqueId', { uniqueId }),
  },
  {
    name: 'sso',
    label: texts.tabs.sso,
    read: async (uniqueId) => {
      const [oidc, saml] = await Promise.all([
        call('GET /getOIDCApplicationReportByUniqueId/:uniqueId', { uniqueId }),
        call('GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId', { uniqueId }),
      ]);
      return { ...oidc, ...saml };
    },
  },
  {
    name: 'radius',
    label: texts.tabs.radius,
    read: (uniqueId) => call('GET /getRadiusAppsReportByUniqueId/:uniqueId', { uniqueId }),
  },
];
