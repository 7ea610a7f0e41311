/**
 * Every kind of request that is approved on another device: the page that shows it, the code in the requirements (1
 * registers, 2 logs in), the kind of authentication, and the owner of the passkey. It imports nothing, because the
 * browser's routes are derived from it.
 */
type About = {
  route: string;
  type: 1 | 2;
  auth: 'addDevice' | 'oauth' | 'saml' | 'radius' | null;
  owner: 'operator' | 'user';
  /** The waiting screen's name for it. */
  requestType?: string;
  /** Whether the approver is shown the address that the request came from instead of a device. */
  showsAddress?: true;
  /** Whether the request may come from something without a screen to show a number. */
  screenless?: true;
};
export const kinds = {
  login: { route: 'approve', type: 2, auth: null, owner: 'operator', requestType: 'OPERATOR_LOGIN' },
  register: { route: 'approve', type: 1, auth: null, owner: 'operator', requestType: 'OPERATOR_REGISTER' },
  addDevice: {
    route: 'approve',
    type: 1,
    auth: 'addDevice',
    owner: 'operator',
    requestType: 'OPERATOR_ADD_DEVICE',
  },
  general: { route: 'approve', type: 2, auth: null, owner: 'user' },
  'general-register': { route: 'approve', type: 1, auth: null, owner: 'user' },
  'general-add-device': { route: 'approve', type: 1, auth: 'addDevice', owner: 'user' },
  oidc: { route: 'approveOidc', type: 2, auth: 'oauth', owner: 'user' },
  'oidc-register': { route: 'approveOidc', type: 1, auth: 'oauth', owner: 'user' },
  saml: { route: 'approveSAMLUser', type: 2, auth: 'saml', owner: 'user' },
  'saml-register': { route: 'approveSAMLUser', type: 1, auth: 'saml', owner: 'user' },
  'radius-login': {
    route: 'approveRadiusLogin',
    type: 2,
    auth: 'radius',
    owner: 'user',
    showsAddress: true,
    screenless: true,
  },
  'radius-register': {
    route: 'approveRadiusRegister',
    type: 1,
    auth: 'radius',
    owner: 'user',
    screenless: true,
  },
} as const satisfies Record<string, About>;
export type Kind = keyof typeof kinds;
/** The kinds that register or sign in a user of an application. */
export type UserKind = Exclude<Kind, 'login' | 'register' | 'addDevice' | 'general-add-device'>;
export const aboutKind = (kind: Kind): About => kinds[kind];
/** Whether the request makes a further passkey for a person who exists. */
export const addsDevice = (kind: Kind) => aboutKind(kind).auth === 'addDevice';

/** The requests of an operator's own screens, in the words of the requirements. */
export const requestTypes = Object.values(kinds).flatMap((each) =>
  'requestType' in each ? each.requestType : [],
);
/** The pages that show requests: `/approve`, `/approveOidc` and so on, each followed by the link's token. */
export const approvalRoutes = [...new Set(Object.values(kinds).map(({ route }) => route))];
