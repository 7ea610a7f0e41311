import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { read } from '../../../web-kit/read.ts';
import type { Sends } from '../../../web-kit/sends.ts';

/** The LDAP settings of an application, with a mask in place of the password. */
export type LdapSettings = NonNullable<
  ReplyOf<Calls, 'GET /ldap/getLdapSetting/:appId'>['ldap']['ldapConfigSetting']
>;
export const directoryQuery = (appId: string) => read('GET /ldap/getLdapSetting/:appId', { appId });

export const syncQuery = (appId: string) => read('GET /ldap/sync/:appId', { appId });
export const previewQuery = (appId: string) => read('GET /ldap/preview/:appId', { appId });
export type LatestSync = ReplyOf<Calls, 'GET /ldap/sync/:appId'>[number];

/** The application as this tab needs it, and its family's call. */
export type Sourced = {
  app: { appId: string; name: string; ldapEnabled: boolean };
  /** Turns the directory on or off by the family's own call. */
  toggle: Sends<[sent: { ldapEnabled: boolean; userSource: 'internal' | 'external' }]>;
};
