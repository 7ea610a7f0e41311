import { everyFamily, type FamilyName, type families } from './families.ts';
import type { Request } from './family.ts';

/** The requests of an operator's own screens. */
const ofOperators = [
  { kind: 'login', route: 'approve', type: 2, auth: null, owner: 'operator', requestType: 'OPERATOR_LOGIN' },
  {
    kind: 'register',
    route: 'approve',
    type: 1,
    auth: null,
    owner: 'operator',
    requestType: 'OPERATOR_REGISTER',
  },
  {
    kind: 'addDevice',
    route: 'approve',
    type: 1,
    auth: 'addDevice',
    owner: 'operator',
    requestType: 'OPERATOR_ADD_DEVICE',
  },
] as const satisfies Request[];
type Requests = (typeof families)[FamilyName]['requests'];
/** The kinds that register or sign in a user of an application. */
export type UserKind = Requests['register' | 'signIn']['kind'];
type AddsDevice = Extract<Requests, { addDevice: Request }>['addDevice']['kind'];
export type Kind = (typeof ofOperators)[number]['kind'] | UserKind | AddsDevice;

const all: readonly Request[] = [
  ...ofOperators,
  ...everyFamily.flatMap(({ requests }) => Object.values(requests) as Request[]),
];
/** Every kind of request that is approved on another device. */
export const kinds = Object.fromEntries(all.map((request) => [request.kind, request])) as Record<
  Kind,
  Request<Kind>
>;
export const aboutKind = (kind: Kind): Request => kinds[kind];
/** Whether the request makes a further passkey for a person who exists. */
export const addsDevice = (kind: Kind) => aboutKind(kind).auth === 'addDevice';

/** The requests of an operator's own screens, in the words of the requirements. */
export const requestTypes = ofOperators.map(({ requestType }) => requestType);
/** The pages that show requests: `/approve`, `/approveOidc` and so on, each followed by the link's token. */
export const approvalRoutes = [...new Set(all.map(({ route }) => route))];
