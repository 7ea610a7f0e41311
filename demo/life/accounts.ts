import { randomUUID } from 'node:crypto';
import { AddDevice } from '../../domain/device/commands.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Member } from '../business/organisations.ts';
import type { Use } from '../model/attempts.ts';
import { between } from '../model/chance.ts';
import type { Passkey, Person } from '../model/people.ts';

/** An application of the demo, with what the model says of its use. */
export type Used = { id: string; name: string; family: FamilyName; use: Use };
/** Somebody of the model in an organisation. */
export type Account = Person & {
  id: string;
  member: Member;
  /** The application to which the person came first, and the host that the passkeys are for. */
  home: { applicationId: string; rpId: string };
  ip: string;
  /** The ids of the passkeys that were made so far. */
  devices: Map<Passkey, string>;
};

export const account = (person: Person, member: Member, home: Account['home']): Account => ({
  ...person,
  id: randomUUID(),
  ...{ member, home, devices: new Map() },
  ip: `198.51.100.${Math.floor(between(1, 254, 'ip', person.name))}`,
});

/** What a person does as the user of an application. */
export function actsIn({ id, member, ip }: Account, applicationId: string) {
  const userId = accessId(id, applicationId);
  const actor = { role: 'user', id: userId, organisationId: member.id } as const;
  const by: Provenance = { actor, correlationId: 'demo', call: 'demo', ip };
  return { userId, owner: { kind: 'user', id: userId } as const, by };
}
/** What a person does as the user of the application to which the person came first. */
export const actsAtHome = (one: Account) => actsIn(one, one.home.applicationId);

/** A passkey as a browser would make it. Nobody has its private key. */
export const credentialOf = ({ machine: { platform, aaguid } }: Passkey, rpId: string) => ({
  credentialId: randomUUID(),
  publicKey: 'demo',
  ...{ rpId, counter: 0, transports: ['internal', 'hybrid'], fmt: 'none', aaguid },
  ...{ backupEligible: true, backedUp: true, deviceType: 'Web', platform },
});

/** Makes a passkey for somebody. `deviceId` is there where a recovery has fixed it. */
export async function addPasskey({ executor }: Kit, one: Account, passkey: Passkey, deviceId?: string) {
  const { applicationId, rpId } = one.home;
  const id = deviceId ?? randomUUID();
  const holder = { kind: 'person', id: one.id } as const;
  const adding = { id, holder, credential: credentialOf(passkey, rpId), applicationId };
  await executor.execute(AddDevice, { ...adding, recovered: deviceId !== undefined }, actsAtHome(one).by);
  one.devices.set(passkey, id);
}
