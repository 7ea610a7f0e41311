import { randomUUID } from 'node:crypto';
import { CreateApplication } from '../../domain/application/commands.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { CreateGroup, DeleteGroup } from '../../domain/group/commands.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { type Command, ref } from '../../domain/kit.ts';
import { JoinGroup, RegisterPerson } from '../../domain/person/commands.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import { caughtUp, type Here } from '../product.ts';
import type { Operator } from './people.ts';
import { unique } from './people.ts';

const passkey = () => ({
  ...{ credentialId: unique('credential'), publicKey: 'pQECAyYgASFY', rpId: 'acme.localhost', counter: 0 },
  ...{ transports: [], fmt: 'none', aaguid: '', backupEligible: true, backedUp: true },
  ...{ deviceType: 'Web', platform: 'Android' },
});

const families = {
  oidc: { invite: 'ADD_OIDC_USER', settings: { redirectUris: ['https://wiki.example/callback'] } },
  saml: {
    invite: 'ADD_SAML_USER',
    settings: { acsUrl: 'https://hr.example/acs', entityId: 'https://hr.example/metadata' },
  },
  radius: { invite: 'ADD_RADIUS_USER', settings: {} },
} as const;

/** Runs commands as the operator. */
export const commandsBy = (
  product: Here,
  { userId: by, uniqueId }: Pick<Operator, 'userId' | 'uniqueId'>,
) => {
  const actor = { role: 'operator' as const, id: by, organisationId: uniqueId };
  return (command: Command, input: object) =>
    product.system.executor.execute(command, input as never, { actor, correlationId: randomUUID() });
};

/** Adds a device with a passkey for this RP ID to the person of a user, by its command alone. */
export async function addDevice(
  product: Here,
  operator: Pick<Operator, 'userId' | 'uniqueId'>,
  userId: string,
  rpId: string,
) {
  return giveDevice(product, operator, await personIdOf(product, userId), rpId);
}
/** Adds a device with a passkey for this RP ID to a person, by its command alone. */
export async function giveDevice(
  product: Here,
  operator: Pick<Operator, 'userId' | 'uniqueId'>,
  personId: string,
  rpId: string,
) {
  const holder = { kind: 'person', id: personId };
  const adding = { id: randomUUID(), holder, credential: { ...passkey(), rpId } };
  return commandsBy(product, operator)(AddDevice, adding);
}

/** The person who has the access of a user. */
export const personIdOf = async ({ system }: Pick<Here, 'system'>, userId: string) =>
  (await system.executor.look(ref(user, userId))).state.personId;

/** Gives a person who is known at the address access to a further application, and returns the id of the user. */
export async function giveAccess(
  product: Pick<Here, 'system'>,
  { call }: Pick<Operator, 'call'>,
  to: { type: 'ADD_OIDC_USER' | 'ADD_SAML_USER' | 'ADD_RADIUS_USER'; appId: string },
  { email, userId }: { email: string; userId: string },
) {
  const { given } = await call('POST /invite/sendInvite', { ...to, email, name: 'Grace Hopper' });
  if (!given) throw new Error(`${email} is not known`);
  return accessId(await personIdOf(product, userId), to.appId);
}

/** A user with two devices in an application of the operator's organisation, made by their commands alone. `existing` is an application of the same kind. */
export async function familyUser(
  product: Here,
  operator: Pick<Operator, 'userId' | 'uniqueId'>,
  kind: keyof typeof families = 'oidc',
  existing?: string,
) {
  const { uniqueId } = operator;
  const run = commandsBy(product, operator);
  const appId: string = existing ?? randomUUID();
  const personId: string = randomUUID();
  const userId = accessId(personId, appId);
  const username = `${unique('grace')}@acme.example`;
  const settings = { kind, name: unique('Wiki '), ...families[kind].settings };
  if (!existing) await run(CreateApplication, { id: appId, organisationId: uniqueId, settings });
  const about = { applicationId: appId, name: 'Grace Hopper' };
  const inviteId = randomUUID();
  const invitation = { organisationId: uniqueId, type: families[kind].invite, email: username };
  await run(SendInvite, { id: inviteId, ...about, ...invitation });
  const details = { name: about.name };
  await run(RegisterPerson, { id: personId, organisationId: uniqueId, address: username, details });
  await run(RegisterUser, { id: userId, personId, ...about, username, inviteId });
  const devices = [passkey(), passkey()];
  for (const credential of devices)
    await run(AddDevice, {
      ...{ id: randomUUID(), holder: { kind: 'person', id: personId } },
      ...{ credential, applicationId: appId },
    });
  await caughtUp(product);
  return {
    appId,
    userId,
    username,
    name: settings.name,
    credentialIDs: devices.map((each) => each.credentialId),
  };
}

/** A user without a device in a web application, made by the command alone. Catches up with the log. */
export async function userWithoutDevice(product: Here, operator: Operator, applicationId: string) {
  const personId = randomUUID();
  const register = { id: personId, organisationId: operator.uniqueId, address: null };
  await commandsBy(product, operator)(RegisterPerson, register);
  return userOf(product, operator, personId, applicationId);
}

/** Makes a person a user of a web application, by the command alone. Catches up with the log. */
export async function userOf(product: Here, operator: Operator, personId: string, applicationId: string) {
  const id = accessId(personId, applicationId);
  const username = unique('ida');
  await commandsBy(product, operator)(RegisterUser, { id, personId, applicationId, username });
  await caughtUp(product);
  return id;
}

/** Makes groups to which the person of a user belongs, by their commands alone. `end` deletes one of them. */
export async function groupsFor(product: Here, operator: Operator, userId: string, names: readonly string[]) {
  const run = commandsBy(product, operator);
  const personId = await personIdOf(product, userId);
  const ids = new Map(names.map((name) => [name, randomUUID()]));
  for (const [name, id] of ids) {
    await run(CreateGroup, { id, organisationId: operator.uniqueId, name });
    await run(JoinGroup, { id: personId, groupId: id });
  }
  return { end: (name: string) => run(DeleteGroup, { id: ids.get(name)! }) };
}
