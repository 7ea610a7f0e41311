import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { application } from '../domain/application/application.ts';
import { ApplicationCreated } from '../domain/application/events.ts';
import { device } from '../domain/device/device.ts';
import { DeviceAdded } from '../domain/device/events.ts';
import { type Actor, type Aggregate, type Happened, ref } from '../domain/kit.ts';
import { OrganisationRegistered } from '../domain/organisation/events.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { PersonRegistered } from '../domain/person/events.ts';
import { person } from '../domain/person/person.ts';
import { RegistrationCompleted, SignedIn } from '../domain/transaction/events.ts';
import { transaction } from '../domain/transaction/transaction.ts';
import { UserRegistered } from '../domain/user/events.ts';
import { user } from '../domain/user/user.ts';
import { foundInstallation } from '../event-store/identity/identity.ts';
import type { Ancestors, Metadata } from '../event-store/metadata.ts';
import { newId } from '../event-store/newId.ts';
import type { NewEvent } from '../event-store/port.ts';
import { openSqliteEventStore } from '../event-store/sqlite/sqlite.ts';
import { sqliteKeyStore } from '../event-store/vault/keys.ts';
import { readMasterKeys } from '../event-store/vault/masterKey.ts';
import { sealed } from '../event-store/vault/seal.ts';
import { openVault } from '../event-store/vault/vault.ts';

/** Opens the stores of a data folder as the product does. */
export async function openStores(folder: string) {
  const keys = sqliteKeyStore(join(folder, 'keys.db'));
  const vault = await openVault(keys, readMasterKeys(undefined, folder));
  const store = await openSqliteEventStore(join(folder, 'events.db'));
  await foundInstallation(store, vault.hashKeyId);
  return {
    vault,
    store,
    async close() {
      await store.close();
      await vault.close();
    },
  };
}
export type Stores = Awaited<ReturnType<typeof openStores>>;

const day = 86_400_000;
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const platforms = ['iOS', 'Android', 'Windows', 'macOS'];
const proof = (deviceId: string, counter: number) => ({
  ...{ deviceId, method: 'this device' as const, counter },
  ...{ platform: platforms[counter % 4]!, browser: 'Chrome' },
});
const company = {
  ...{ name: 'Acme', country: 'India', planId: 'special_plan', url: 'https://acme.example', size: '1-10' },
  ...{ industry: 'Retail', city: '', linkedinUrl: '' },
};
const settings = {
  ...{ kind: 'web' as const, name: 'Shop', logo: '', origins: ['https://shop.example'] },
  ...{ tokenValidityTime: 3_600_000, samePlatformAuth: true, remotePlatformAuth: true },
  ...{ multipleDeviceAllowed: true, wordpressPluginEnabled: true },
};
const credential = () => ({
  ...{
    credentialId: randomBytes(32).toString('base64url'),
    publicKey: randomBytes(77).toString('base64url'),
  },
  ...{ rpId: 'shop.example', counter: 0, transports: ['internal'], fmt: 'none', deviceType: 'Web' },
  ...{
    aaguid: '00000000-0000-0000-0000-000000000000',
    backupEligible: true,
    backedUp: true,
    platform: 'iOS',
  },
});

type Step = { stream: string; revision: number; event: NewEvent };

/**
 * Makes events as the commands do: the same data and metadata, sealed by the vault. `at` gives the time of the n-th
 * event.
 */
function author({ vault }: Pick<Stores, 'vault'>, at: (n: number) => string) {
  let made = 0;
  const about = (actor: Actor): Metadata => ({
    version: 1,
    at: at(made++),
    actor,
    correlationId: randomUUID(),
  });
  return {
    /** Makes the keys of these people together, which takes a fraction of the time. */
    async knows(people: readonly string[]) {
      const cuts = [{ mark: { kind: 'personal' as const }, path: ['name'], value: 'Ada' }];
      await Promise.all(people.map((subject) => vault.seal(randomUUID(), [{ subject, cuts }])));
    },
    async writes(
      of: Aggregate,
      id: string,
      happened: Happened,
      actor: Actor,
      above: Ancestors,
    ): Promise<Step> {
      const path = '/sdk/:appId/verify-login';
      const told = { call: `POST ${path}`, method: 'POST', path, request: { appId: above.applicationId } };
      const metadata = { ...about(actor), ...told, decidedIn: 3, ...above };
      const provenance = { ...metadata, ip: `198.51.100.${made % 250}`, userAgent: agent };
      const event = await sealed(vault, ref(of, id), randomUUID(), happened, metadata, provenance);
      return { stream: `${of.name}-${id}`, revision: 0, event };
    },
  };
}
type Author = ReturnType<typeof author>;

/** A user's life: four events of the registration, then sign-ins. */
async function* life(
  by: Author,
  above: Required<Pick<Ancestors, 'organisationId' | 'applicationId'>>,
  signIns: number,
  userId: string = newId(),
) {
  const deviceId = newId();
  const actor: Actor = { role: 'user', id: userId, organisationId: above.organisationId };
  const owned = { ...above, userId };
  const [personId, { applicationId, organisationId }] = [newId(), above];
  const registered = {
    personId,
    realm: 'general' as const,
    username: `${userId}@example.com`,
    name: 'Ada Lovelace',
  };
  yield await by.writes(person, personId, PersonRegistered({ address: null }), actor, { organisationId });
  yield await by.writes(user, userId, UserRegistered(registered), actor, above);
  const made = DeviceAdded({ ...credential(), applicationId });
  yield await by.writes(device, deviceId, made, actor, { organisationId, personId });
  yield await by.writes(transaction, newId(), RegistrationCompleted(proof(deviceId, 0)), actor, owned);
  for (let n = 1; n <= signIns; n++)
    yield await by.writes(
      transaction,
      newId(),
      SignedIn({ ...proof(deviceId, n), backedUp: true }),
      actor,
      owned,
    );
}

async function* lives(by: Author, total: number): AsyncIterable<Step> {
  const system: Actor = { role: 'system', id: 'bench' };
  for (let left = total; left > 0; left -= 20_000) {
    const organisationId = randomUUID();
    yield await by.writes(organisation, organisationId, OrganisationRegistered(company), system, {
      organisationId,
    });
    const apps = Array.from({ length: 5 }, () => randomUUID());
    for (const id of apps)
      yield await by.writes(application, id, ApplicationCreated({ settings }), system, { organisationId });
    const people = Array.from({ length: Math.min(1000, Math.ceil(left / 20)) }, () => newId());
    await by.knows(people);
    for (const [n, id] of people.entries())
      yield* life(by, { organisationId, applicationId: apps[n % 5]! }, 13, id);
  }
}

/**
 * Fills a log with this many events from three months: organisations of 1,000 users each, and thirteen sign-ins per
 * user.
 */
export async function fill(stores: Stores, total: number) {
  const start = Date.now() - 90 * day;
  const by = author(stores, (n) => new Date(start + Math.floor((n / total) * 90 * day)).toISOString());
  let steps: Step[] = [];
  let written = 0;
  const flush = async () => {
    const expected = (revision: number) => (revision ? revision - 1 : 'no_stream');
    await Promise.all(steps.map((s) => stores.store.append(s.stream, [s.event], expected(s.revision))));
    steps = [];
  };
  for await (const step of lives(by, total)) {
    if (written++ === total) break;
    if (steps.push(step) === 2000) await flush();
  }
  await flush();
}

/** The event of one sign-in, for benchmarks that measure appends. */
export async function oneSignIn(stores: Pick<Stores, 'vault'>): Promise<NewEvent> {
  const above = { organisationId: randomUUID(), applicationId: randomUUID() };
  const by = author(stores, () => new Date().toISOString());
  let last: Step | undefined;
  for await (const step of life(by, above, 1)) last = step;
  return last!.event;
}
