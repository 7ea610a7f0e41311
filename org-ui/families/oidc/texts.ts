import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of OpenID applications. Texts quoted by the requirements stay word for word. */
export const oidcTexts = spoken('families/oidc', {
  general: 'General Settings',
  credentials: 'Client Credentials',
  customClaims: {
    at: (label: string, place: number) => `${label} ${place}`,
    attribute: 'Attribute',
    claim: 'Claim',
    when: 'When',
    scopes: { openid: 'Always', profile: 'With the scope profile' },
    shown: (claim: string, attribute: string, when: string) => `${claim}: ${attribute} (${when})`,
    none: 'None',
    missing: 'Please give every claim a name and an attribute',
    twice: 'Please give every claim another name',
    add: 'Add claim',
    remove: (place: number) => `Remove claim ${place}`,
  },
  resources: {
    tab: 'Resources',
    about:
      'A resource is an API that your application calls. Access tokens for it carry its indicator and the scopes that were granted. People get them once the resource is granted to them.',
    add: 'Add New Resource',
    added: 'Resource Added SuccessFully',
    none: 'No resources yet. Add the first one.',
    remove: (name: string) => `Remove ${name}`,
    removeTitle: 'Remove Resource',
    removeAsks: (name: string) =>
      `Remove ${name}? Nobody gets a token for it any more, and opaque tokens for it end at once. This cannot be undone.`,
    removeYes: 'Remove',
    removed: 'Resource removed',
    createdAt: 'Date Created',
  },
  authentication: {
    change: 'Change authentication',
    about:
      'The application must be set to the same, or it can sign nobody in. Its client secret stays, unless you choose none: then the secret ends at once, and choosing another method later makes a new one.',
  },
  clientId: 'Client Id',
  clientSecret: 'Client Secret',
  show: 'Show the client secret',
  hide: 'Hide the client secret',
  copySecret: 'Copy Client Secret',
  rotate: 'Replace',
  rotateAsks:
    'The application needs the new secret as soon as the present one stops working. One that was replaced before stops at once.',
  keep: 'The present secret',
  keeps: {
    0: 'stops working at once',
    1: 'works for another hour',
    24: 'works for another day',
    72: 'works for another three days',
    168: 'works for another week',
  },
  kept: (until: string) => `The secret before it works until ${until}.`,
  endKept: 'End it now',
  endKeptAsks:
    'End the secret before the present one? Whatever still uses it cannot sign anybody in any more.',
  endedKept: 'The secret before it has ended',
  rotated: 'Client secret replaced',
  myDomain: 'My Domain',
  issuer: 'Issuer Domain',
  done: 'Enter this client ID and the issuer in your application. The page of the application shows the client secret and the rest.',
  help: 'Integration',
  helpText:
    'Most applications need only the issuer, the client ID and, unless the method is none, the client secret. They find everything else in the discovery document.',
  discovery: 'Discovery document',
  pkce: 'Sign-ins use PKCE with S256. The scopes are openid, email, profile, address, phone and offline_access.',
  userTabs: { resource: 'Resource', tokens: 'Tokens' },
});
