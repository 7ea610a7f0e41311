import { randomUUID } from 'node:crypto';
import { CreateApplication } from '../domain/application/commands.ts';
import { AddDevice } from '../domain/device/commands.ts';
import { SendInvite } from '../domain/invite/commands.ts';
import type { Command } from '../domain/kit.ts';
import { RegisterUser } from '../domain/user/commands.ts';
import type { Operator } from './people.ts';
import { unique } from './people.ts';
import { caughtUp, type Here } from './product.ts';

const passkey = () => ({
  ...{ credentialId: unique('credential'), publicKey: 'pQECAyYgASFY', rpId: 'acme.localhost', counter: 0 },
  ...{ transports: [], fmt: 'none', aaguid: '', backupEligible: true, backedUp: true },
  ...{ deviceType: 'Web', platform: 'Android' },
});

/** A user with two devices in an OpenID application of the operator's organisation, made by their commands alone. */
export async function openIdUser(
  product: Here,
  { userId: by, uniqueId }: Pick<Operator, 'userId' | 'uniqueId'>,
) {
  const { executor } = product.system;
  const actor = { role: 'operator' as const, id: by, organisationId: uniqueId };
  const run = (command: Command, input: object) =>
    executor.execute(command, input as never, { actor, correlationId: randomUUID() });
  const appId: string = randomUUID();
  const userId: string = randomUUID();
  const username = `${unique('grace')}@acme.example`;
  const settings = { kind: 'oidc', name: unique('Wiki '), redirectUris: ['https://wiki.example/callback'] };
  await run(CreateApplication, { id: appId, organisationId: uniqueId, settings });
  const about = { applicationId: appId, name: 'Grace Hopper' };
  const inviteId = randomUUID();
  const invitation = { organisationId: uniqueId, type: 'ADD_OIDC_USER', email: username };
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
