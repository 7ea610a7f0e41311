import { collect } from '../../approvals/collect.ts';
import { linkTo } from '../../approvals/links.ts';
import { openUserRequest } from '../../approvals/requests/open.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { App } from '../people/people.ts';
import { berlin } from './phone.ts';

export type UserKind = Parameters<typeof openUserRequest>[1]['kind'];
/** Acts as a protocol's gateway: opens a request and waits with the secret. */
export async function gatewayAsks(kit: Kit, { appId }: App, kind: UserKind, username: string) {
  const provenance = { actor: { role: 'system', id: 'gateway' }, correlationId: 'journey' } as const;
  const from = { device: 'Chrome on Windows', ip: '203.0.113.7', place: berlin, requestId: 'request-1' };
  const asking = { kind, applicationId: appId, username, ...from };
  const { id, secret, number } = await openUserRequest(kit, asking, provenance);
  const { url } = await linkTo(kit, id);
  return { id, url, number: number!, collect: () => collect(kit, id, secret, provenance) };
}

export type Shown = { kind: UserKind; route: string; heading: string; origin: string; from: string };
const device = { origin: 'From Device', from: 'Chrome on Windows' };
const signIn = { heading: 'Approve a sign-in', ...device };
/** The approval pages of the protocols' requests. */
export const pages = {
  oidc: { kind: 'oidc', route: 'approveOidc', ...signIn },
  saml: { kind: 'saml', route: 'approveSAMLUser', ...signIn },
  radius: {
    ...{ kind: 'radius-login', route: 'approveRadiusLogin', heading: 'Approve a sign-in' },
    ...{ origin: 'Request IP', from: '203.0.113.7' },
  },
  radiusRegistration: {
    ...{ kind: 'radius-register', route: 'approveRadiusRegister', heading: 'Approve a registration' },
    ...device,
  },
} satisfies Record<string, Shown>;
/** The account that a request is for. A registration creates a new one. */
export const named = ({ kind }: Shown, newcomer: string) => (kind === 'radius-register' ? newcomer : 'bob');
