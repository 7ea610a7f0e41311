import type { Kind } from './kind.ts';

/** The category of the help videos and guides about a kind of application. */
export const guideOf = (kind: Kind): string =>
  ({ Web: 'Web', Mobile: 'Android', OpenId: 'OIDC', Saml: 'SAML', Radius: 'Radius' })[kind];
