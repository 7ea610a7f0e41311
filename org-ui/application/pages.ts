import type { FamilyName } from '../../domain/families/families.ts';

/** The path of the page of one application, for each family. */
export const applicationPaths = {
  general: '/view/:appId',
  oidc: '/viewOidcApp/:appId',
  saml: '/viewSAMLApp/:appId',
  radius: '/viewRadiusApp/:appId',
} as const satisfies Record<FamilyName, string>;

/** The address of an application's page, opened at a tab if one is given. */
export const pageOf = (family: FamilyName, appId: string, tab?: 'users' | 'resources') =>
  `${applicationPaths[family].replace(':appId', appId)}${tab ? `?tab=${tab}` : ''}`;
