/**
 * Every kind of request that is approved on another device: the page that shows it, the documents' code (1 registers,
 * 2 logs in) and kind of authentication, whose passkey answers it. Imports nothing: the browser's routes follow from it.
 */
type About = {
  route: string;
  type: 1 | 2;
  auth: 'addDevice' | 'oauth' | 'saml' | 'radius' | null;
  owner: 'operator' | 'user';
  /** What the screen that waits calls it. */
  requestType?: string;
  /** True where the approver is shown the address that it came from, and not a device. */
  showsAddress?: true;
  /** True where there may be no screen that could show a number. */
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
  oidc: { route: 'approveOidc', type: 2, auth: 'oauth', owner: 'user' },
  saml: { route: 'approveSAMLUser', type: 2, auth: 'saml', owner: 'user' },
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
export const aboutKind = (kind: Kind): About => kinds[kind];

/** What an operator's own screens ask for, in the documents' words. */
export const requestTypes = Object.values(kinds).flatMap((each) =>
  'requestType' in each ? each.requestType : [],
);
/** The pages that show requests: `/approve`, `/approveOidc` and so on, each followed by the link's token. */
export const approvalRoutes = [...new Set(Object.values(kinds).map(({ route }) => route))];
