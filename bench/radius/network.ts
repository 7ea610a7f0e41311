import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bootstrap } from '../../command-api/bootstrap.ts';
import { application } from '../../domain/application/application.ts';
import { ApplicationCreated } from '../../domain/application/events.ts';
import { type Aggregate, type Happened, ref } from '../../domain/kit.ts';
import { OrganisationRegistered } from '../../domain/organisation/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { PersonRegistered } from '../../domain/person/events.ts';
import { person } from '../../domain/person/person.ts';
import { RadiusClientAdded, RadiusSecretSet } from '../../domain/radiusClient/events.ts';
import { radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import { UserRegistered, UserSuspended } from '../../domain/user/events.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import type { NewEvent } from '../../event-store/port.ts';
import { sealed } from '../../event-store/vault/seal.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { type Stream, writeStreams } from '../bulk.ts';
import { openStores, type Stores } from '../log.ts';

export const secret = 'bench-shared-secret-1';
/** The name of the n-th user. Users are suspended, so that the gateway refuses them at once, as FreeRADIUS does. */
export const nameOf = (n: number) => `user${n}@bench.example`;
/** The name of the n-th guest, a user who may sign in. There are as many guests as approvals can wait. */
export const guestOf = (n: number) => `guest${n}@bench.example`;
export const guests = 10_000;
/** The n-th address of a client, all of them on this machine, from 127.16.0.1 on. */
export const addressOf = (n: number) =>
  `127.${16 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`.replace(/^127\.16\.0\.0$/, '127.15.0.1');
/** An application takes a thousand requests in two minutes, so the guests are spread over twenty. */
export const applications = 20;
/** The address of the client of the guests of the n-th application. */
export const clientOf = (n: number) => addressOf(65_536 + n);

export type Size = { users: number; clients: number };

const about = (more: Partial<Metadata> = {}): Metadata => ({
  ...{ version: 1, at: new Date().toISOString(), actor: { role: 'system', id: 'bench' } },
  ...{ correlationId: 'bench', ...more },
});
const written = (happened: Happened, metadata: Metadata): NewEvent => ({
  id: randomUUID(),
  ...happened,
  metadata,
});

/** The events of an organisation, its applications, their clients and users, as commands would have written them. */
async function* eventsOf({ vault }: Pick<Stores, 'vault'>, { users, clients }: Size): AsyncGenerator<Stream> {
  const organisationId = newId();
  const one = (of: Aggregate, id: string, events: NewEvent[]) => ({ stream: `${of.name}-${id}`, events });
  const company = {
    ...{ name: 'Acme', country: 'India', planId: 'special_plan', url: 'https://acme.example', size: '1-10' },
    ...{ industry: 'Retail', city: '', linkedinUrl: '' },
  };
  const inOrganisation = about({ organisationId });
  yield one(organisation, organisationId, [written(OrganisationRegistered(company), inOrganisation)]);
  const apps = Array.from({ length: applications }, newId);
  const settings = { kind: 'radius' as const, name: 'Staff network', logo: '' };
  for (const id of apps)
    yield one(application, id, [written(ApplicationCreated({ settings } as never), inOrganisation)]);
  const clientAt = async (address: string, applicationId: string) => {
    const id = newId();
    const metadata = about({ organisationId, applicationId });
    const given = {
      ...({ messageAuthenticator: 'required', authType: 'appLess', answers: 'wait' } as const),
      names: 'asSent' as const,
    };
    const added = RadiusClientAdded({ settings: { name: 'VPN', address, ...given } });
    const shared = RadiusSecretSet({ value: secret });
    const provenance = { actor: metadata.actor, correlationId: 'bench' };
    const told = await sealed(vault, ref(radiusClient, id), randomUUID(), shared, metadata, provenance);
    return one(radiusClient, id, [written(added, metadata), told]);
  };
  // The users have many clients, and the guests of each application have one.
  // Keys of clients that are sealed together are written to the disk together.
  for (let from = 0; from < clients; from += 500) {
    const some = Array.from({ length: Math.min(500, clients - from) }, (_, n) => addressOf(from + n));
    yield* await Promise.all(some.map((address) => clientAt(address, apps[0]!)));
  }
  for (const [n, appId] of apps.entries()) yield await clientAt(clientOf(n), appId);
  function* named(name: string, applicationId: string, more: Happened[] = []) {
    const [id, personId] = [newId(), newId()];
    yield one(person, personId, [written(PersonRegistered({ address: null }), inOrganisation)]);
    const registered = { personId, realm: 'radius' as const, username: '', name: '', enrolling: false };
    const happened = [UserRegistered(registered), ...more];
    const hash = vault.hash('username', usernameKeys(applicationId, name)[0]!);
    const claims = [`username-${hash}`];
    const metadata = about({ organisationId, applicationId, claims });
    const [first, ...rest] = happened.map((each) => ({ ...each, data: withoutNames(each.data) }));
    const events = [
      written(first!, metadata),
      ...rest.map((each) => written(each, about({ organisationId, applicationId }))),
    ];
    yield one(user, id, events);
  }
  for (let n = 0; n < guests; n++) yield* named(guestOf(n), apps[n % applications]!);
  for (let n = 0; n < users; n++) yield* named(nameOf(n), apps[0]!, [UserSuspended({})]);
}
/** Names are sealed in the log, and the gateway never opens them. */
const withoutNames = (data: unknown) => ({ ...(data as object), username: undefined, name: undefined });

/** Fills a data folder. */
async function fillNetwork(folder: string, size: Size) {
  const { store, vault } = await openStores(folder);
  await store.close();
  await writeStreams(folder, eventsOf({ vault }, size));
  await vault.close();
  // This adds the plans that the product begins with.
  const kit = await openKit(readConfig({ DATA_DIR: folder, BASE_DOMAIN: 'localhost' }), createLog('fatal'));
  await bootstrap(kit);
  await kit.close();
}

const cache = join(import.meta.dirname, '../../node_modules/.cache/bench');
const version = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 8);
/** Copies a prepared network of this size into a folder. It is prepared once, and kept for other tables and runs. */
export async function copyNetwork(folder: string, size: Size, say: (line: string) => void) {
  const kept = join(cache, `radius-${version}-${size.users}-${size.clients}`);
  if (!existsSync(kept)) {
    say(`preparing ${size.users} users and ${size.clients} clients`);
    const making = `${kept}.new`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true });
    await fillNetwork(making, size);
    await rename(making, kept);
  }
  await cp(kept, folder, { recursive: true });
}
