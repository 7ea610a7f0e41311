import { randomUUID } from 'node:crypto';
import type { calls } from '../../../api/calls.ts';
import { ref } from '../../../domain/kit.ts';
import { ChangePlan } from '../../../domain/plan/commands.ts';
import { plan } from '../../../domain/plan/plan.ts';
import { type Directory, listsUsers, startDirectory } from '../../clients/ldap.ts';
import { oidcApp } from '../../clients/openid.ts';
import { radiusApp } from '../../clients/radius.ts';
import { samlApp } from '../../clients/saml.ts';
import { familyUser } from '../../people/familyUsers.ts';
import { adminOf, openMail, operatorOf, register, shopper, unique, webApp } from '../../people/people.ts';
import { addsDevice, grantedDevice } from '../../people/team.ts';
import { type Guest, type Here, startProduct, visit } from '../../product.ts';

/** Occurs in names of another organisation, so that a leak into an answer is noticed. */
export const canary = 'Canary of another tenant';

export type Name = keyof typeof calls;

export type Kind = 'visitor' | 'operator' | 'foreign' | 'suspended' | 'onboarding' | 'admin';

export type World = {
  product: Here;
  who: Record<Kind, Guest>;
  own: Awaited<ReturnType<typeof tenant>>;
  foreign: Awaited<ReturnType<typeof tenant>>;
  mail: Awaited<ReturnType<typeof openMail>>;
};

/** A caller of a kind with an input; `from` names the browser where it is not the kind's own. */
export type Rightful = { as: Kind; input: Record<string, unknown>; from?: Guest };

/** For each call, a caller with permission and an input that succeeds. */
export type Inputs<Calls> = { [Call in keyof Calls]: (world: World) => Rightful | Promise<Rightful> };

async function tenant(product: Here, admin: Guest, directory: Directory) {
  const operator = await operatorOf(product);
  // Many tests create applications, more than the plan allows at first.
  await admin.call('POST /subscription/updatePlan/:planId', {
    planId: 'special_plan',
    allowNumberOfApps: 2000,
  });
  const { executor } = product.system;
  const { terms } = (await executor.look(ref(plan, 'special_plan'))).state;
  const features = { ...terms!.features, 'sso.app.count': 2000, 'radius.app.count': 2000 };
  const by = { actor: { role: 'admin', id: 'world' }, correlationId: randomUUID() } as const;
  await executor.execute(ChangePlan, { id: 'special_plan', changes: { features } }, by);
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId: operator.uniqueId, planId: 'special_plan' });
  const app = await webApp(operator);
  // Tests that change an application change this one, because a change may close it to registrations.
  const changing = await webApp(operator);
  const person = shopper(product, app);
  const { userId } = await person.register(`${canary} ${unique('user')}`);
  // A separate device to suspend, because suspending the one that opened the session would end the session.
  const { accessToken } = await grantedDevice(product, operator);
  const spare = await addsDevice(product, accessToken);
  const member = await familyUser(product, operator);
  const vpn = await radiusApp(operator);
  const guard = await familyUser(product, operator, 'radius', vpn.appId);
  const renamed = await radiusApp(operator);
  const wiki = await oidcApp(operator, { token_endpoint_auth_method: 'client_secret_basic' });
  const hr = await samlApp(operator);
  const clerk = await familyUser(product, operator, 'saml', hr.appId);
  const people = { member, guard, clerk };
  const sourced = await oidcApp(operator);
  const listed = await oidcApp(operator);
  await listsUsers(operator, listed.appId, directory);
  return {
    ...operator,
    ...people,
    sourced,
    listed,
    app,
    changing,
    person,
    endUserId: userId,
    spare,
    vpn,
    renamed,
    wiki,
    hr,
  };
}

/** Two organisations, a suspended one, one in onboarding, an admin and a visitor. */
export async function makeWorld(): Promise<World> {
  const directory = await startDirectory();
  const started = await startProduct({ LOG_LEVEL: 'warn', LDAP_NETWORKS: '127.0.0.0/8' });
  const stop = async () => {
    await started.stop();
    await directory.stop();
  };
  const product = { ...started, stop };
  const admin = await adminOf(product);
  const own = await tenant(product, admin, directory);
  const foreign = await tenant(product, admin, directory);
  const suspended = await operatorOf(product);
  await admin.call('PUT /suspendOperator/:userId', { userId: suspended.userId, suspended: true });
  const { email } = await register(product);
  const mail = await openMail(product, email);
  const who = {
    visitor: visit(product),
    operator: own.guest,
    foreign: foreign.guest,
    suspended: suspended.guest,
    onboarding: mail.guest,
    admin,
  };
  return { product, who, own, foreign, mail };
}
