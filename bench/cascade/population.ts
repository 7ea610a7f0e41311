import { randomBytes, randomUUID } from 'node:crypto';
import { AddDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { DeviceAdded } from '../../domain/device/events.ts';
import { type Aggregate, type Claim, type Happened, ref } from '../../domain/kit.ts';
import { PersonRegistered } from '../../domain/person/events.ts';
import { person } from '../../domain/person/person.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { UserRegistered } from '../../domain/user/events.ts';
import { user } from '../../domain/user/user.ts';
import type { Ancestors, Metadata } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import { sealed } from '../../event-store/vault/seal.ts';
import type { Here } from '../../test/product.ts';
import { provenance } from '../shops.ts';

type Where = { organisationId: string; applicationId: string };
type Stores = Pick<Here['system'], 'store' | 'vault'>;

const credential = () => ({
  ...{
    credentialId: randomBytes(32).toString('base64url'),
    publicKey: randomBytes(77).toString('base64url'),
  },
  ...{ rpId: 'shop.example', counter: 0, transports: ['internal'], fmt: 'none', aaguid: randomUUID() },
  ...{ deviceType: 'multiDevice', backedUp: true, backupEligible: true, platform: 'iOS' },
});
const now = (): Metadata => ({ version: 1, at: new Date().toISOString(), ...provenance() });

/** Appends the events of one user with a passkey, as the commands would write them. */
async function addUser({ store, vault }: Stores, where: Where): Promise<void> {
  const [id, deviceId] = [newId(), newId()];
  const nameOf = (claim: Claim) =>
    `${claim.kind}-${'value' in claim ? vault.hash(claim.kind, claim.value) : claim.of}`;
  async function writes(of: Aggregate, id: string, happened: Happened, above: Ancestors, claims: string[]) {
    const about = { ...now(), ...above, claims };
    const event = await sealed(vault, ref(of, id), randomUUID(), happened, about, provenance());
    const takes = claims.map((name) => ({
      name,
      ...(/count|access/.test(name) && { most: Number.MAX_SAFE_INTEGER }),
    }));
    await store.append(`${of.name}-${id}`, [event], 'no_stream', { takes, held: claims, firm: true });
  }
  const username = `${id}@example.com`;
  const personId = newId();
  const { applicationId, organisationId } = where;
  const named = RegisterUser.input.parse({ id, personId, applicationId, username, name: 'Ada' });
  const passkey = credential();
  const added = AddDevice.input.parse({
    ...{ id: deviceId, holder: { kind: 'person', id: personId } },
    ...{ credential: passkey, applicationId },
  });
  const [userNames, deviceNames] = [RegisterUser.claims!(named, where), AddDevice.claims!(added, where)].map(
    (claims) => claims.map(nameOf),
  );
  const registered = UserRegistered({ personId, realm: 'general', username, name: 'Ada', enrolling: false });
  await Promise.all([
    writes(person, personId, PersonRegistered({ address: null }), { organisationId }, []),
    writes(user, id, registered, where, userNames!),
    writes(
      device,
      deviceId,
      DeviceAdded({ ...passkey, applicationId }),
      { organisationId, personId },
      deviceNames!,
    ),
  ]);
}

/** Fills a new organisation's application with users who have a passkey each, at a multiple of the commands' speed. */
export async function populate({ system }: Here, where: Where, many: number) {
  for (let from = 0; from < many; from += 250) {
    const some = Array.from({ length: Math.min(250, many - from) }, () => addUser(system, where));
    await Promise.all(some);
  }
}
