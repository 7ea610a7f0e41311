import { randomBytes, randomUUID } from 'node:crypto';
import { AddDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { DeviceAdded } from '../../domain/device/events.ts';
import { type Aggregate, type Claim, type Happened, ref } from '../../domain/kit.ts';
import { PlaceTaken, SlotTaken } from '../../domain/reservation/events.ts';
import { noPlaces, type Tally } from '../../domain/reservation/tally.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { UserRegistered } from '../../domain/user/events.ts';
import { user } from '../../domain/user/user.ts';
import type { Ancestors, Metadata } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import type { NewEvent } from '../../event-store/port.ts';
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

/** Appends the events of one user with a passkey, as the commands would write them. Returns the user's stream. */
async function addUser({ store, vault }: Stores, where: Where): Promise<string> {
  const [id, deviceId] = [newId(), newId()];
  const nameOf = (claim: Claim) =>
    `${claim.kind}-${'value' in claim ? vault.hash(claim.kind, claim.value) : claim.of}`;
  const opens = (stream: string, event: NewEvent) => store.append(stream, [event], 'no_stream');
  const reserves = (name: string, happened: Happened) =>
    opens(`reserved-${name}`, { id: randomUUID(), ...happened, metadata: now() });
  async function writes(of: Aggregate, id: string, happened: Happened, above: Ancestors, claims: string[]) {
    const about = { ...now(), ...above, claims };
    return opens(
      `${of.name}-${id}`,
      await sealed(vault, ref(of, id), randomUUID(), happened, about, provenance()),
    );
  }
  const username = `${id}@example.com`;
  const person = RegisterUser.input.parse({ id, applicationId: where.applicationId, username, name: 'Ada' });
  const passkey = credential();
  const added = AddDevice.input.parse({ id: deviceId, owner: { kind: 'user', id }, credential: passkey });
  const [userNames, deviceNames] = [RegisterUser.claims!(person, where), AddDevice.claims!(added, where)].map(
    (claims) => claims.map(nameOf),
  );
  const holder = `device-${deviceId}`;
  const tally: Tally = { ...noPlaces, doubtful: [{ holder, at: Date.now() }] };
  const registered = UserRegistered({ realm: 'general', username, name: 'Ada', enrolling: false });
  await Promise.all([
    reserves(userNames![0]!, SlotTaken({ slot: 0, holder: `user-${id}` })),
    writes(user, id, registered, where, userNames!),
    reserves(deviceNames![0]!, SlotTaken({ slot: 0, holder })),
    reserves(deviceNames![1]!, PlaceTaken({ holder, tally })),
    writes(device, deviceId, DeviceAdded(passkey), { ...where, userId: id }, deviceNames!),
  ]);
  return `user-${id}`;
}

/** Appends the places that these users take under a limit. The last event carries the tally. */
async function addPlaces({ store }: Stores, name: string, holders: string[], from: number) {
  const tally: Tally = { ...noPlaces, counted: from + holders.length, countedAt: 1 };
  const events = holders.map((holder, n) => ({
    id: randomUUID(),
    ...PlaceTaken({ holder, ...(n === holders.length - 1 && { tally }) }),
    metadata: now(),
  }));
  await store.append(`reserved-${name}`, events, from ? from - 1 : 'no_stream');
}

/** Fills a new organisation's application with users who have a passkey each, at a multiple of the commands' speed. */
export async function populate({ system }: Here, where: Where, many: number) {
  for (let from = 0; from < many; from += 250) {
    const some = Array.from({ length: Math.min(250, many - from) }, () => addUser(system, where));
    const holders = await Promise.all(some);
    await addPlaces(system, `max.user.per.app.count-${where.applicationId}`, holders, from);
    await addPlaces(system, `user.total.count-${where.organisationId}`, holders, from);
  }
}
