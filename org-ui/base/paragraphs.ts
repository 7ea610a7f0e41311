import type { Paragraph } from '../../web-kit/domain/settings.ts';

/** Where the guides explain the settings that have no row, by what the console calls them. */
export const paragraphs = {
  phoneSignIn: 'security#approving-on-the-phone',
  recoveryWait: 'security#recovery',
  clientSecret: 'radius#settings-of-a-client',
  directory: 'ldap#turning-it-on',
  directoryAttributes: 'ldap#attributes-of-users',
  directoryGroups: 'ldap#groups',
  directorySync: 'ldap#the-user-sync',
  resource: 'openid-connect#access-tokens-for-your-apis',
  brand: 'start#your-own-look',
  customAttributes: 'openid-connect#custom-attributes',
  openings: 'openid-connect#who-can-sign-in',
  roles: 'security#roles-in-the-team',
  passkeyCounts: 'security#what-pages-tell-of-passkeys',
} as const satisfies Record<string, Paragraph>;
