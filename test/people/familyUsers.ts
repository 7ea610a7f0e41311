import { randomUUID } from 'node:crypto';
import { CreateApplication } from '../../domain/application/commands.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import type { Command } from '../../domain/kit.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
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
const commandsBy = (product: Here, { userId: by, uniqueId }: Pick<Operator, 'userId' | 'uniqueId'>) => {
  const actor = { role: 'operator' as const, id: by, organisationId: uniqueId };
  return (command: Command, input: object) =>
    product.system.executor.execute(command, input as never, { actor, correlationId: randomUUID() });
};

/** Adds a device to a user, by its command alone. */
export const addDevice = (product: Here, operator: Pick<Operator, 'userId' | 'uniqueId'>, userId: string) =>
  commandsBy(product, operator)(AddDevice, {
    id: randomUUID(),
    owner: { kind: 'user', id: userId },
    credential: passkey(),
  });

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
  const userId: string = randomUUID();
  const username = `${unique('grace')}@acme.example`;
  const settings = { kind, name: unique('Wiki '), ...families[kind].settings };
  if (!existing) await run(CreateApplication, { id: appId, organisationId: uniqueId, settings });
  const about = { applicationId: appId, name: 'Grace Hopper' };
  const inviteId = randomUUID();
  const invitation = { organisationId: uniqueId, type: families[kind].invite, email: username };
  await run(SendInvite, { id: inviteId, ...about, ...invitation });
  await run(RegisterUser, { id: userId, ...about, username, inviteId });
  const devices = [passkey(), passkey()];
  for (const credential of devices)
    await run(AddDevice, { id: randomUUID(), owner: { kind: 'user', id: userId }, credential });
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
  const id = randomUUID();
  await commandsBy(product, operator)(RegisterUser, { id, applicationId, username: unique('ida') });
  await caughtUp(product);
  return id;
}
