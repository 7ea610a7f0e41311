import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { application } from '../domain/application/application.ts';
import { CreateApplication } from '../domain/application/commands.ts';
import { type Actor, ref } from '../domain/kit.ts';
import { RegisterOperator } from '../domain/operator/commands.ts';
import { RegisterOrganisation } from '../domain/organisation/commands.ts';
import { RegisterPerson } from '../domain/person/commands.ts';
import { CreatePlan, firstPlans } from '../domain/plan/commands.ts';
import { claiming } from './claims/claiming.ts';
import { fileClaims } from './claims/sqlite.ts';
import type { ClaimTable } from './claimTable.ts';
import { executor } from './executor/execute.ts';
import type { Provenance } from './metadata.ts';
import type { ClaimingStore, EventStore, RecordedEvent } from './port.ts';
import { openLog } from './sqlite/log.ts';
import { openSqliteEventStore } from './sqlite/sqlite.ts';
import { tempFolder } from './testFolder.ts';
import { sqliteKeyStore } from './vault/keys.ts';
import { openVault } from './vault/vault.ts';

export const admin: Actor = { role: 'admin', id: 'root' };
export const system: Actor = { role: 'system', id: 'system' };
export const operatorOf = (organisationId: string, id = 'op'): Actor => ({
  role: 'operator',
  id,
  organisationId,
});
export const by = (actor: Actor, more: Partial<Provenance> = {}): Provenance => ({
  actor,
  correlationId: randomUUID(),
  call: 'test',
  ...more,
});

export const company = {
  ...{ name: 'Acme', country: 'India', url: 'https://acme.example', size: '1-10' },
  ...{ industry: 'Retail', city: '', linkedinUrl: '' },
};
export const person = (email: string) => ({
  ...{ email, name: 'Ada Lovelace', phoneNumber: '+44 20 7946 0000', designation: 'C level', owner: false },
});
/** The person of an organisation who has the access that tests register. */
export const someone = (organisationId = 'acme') => ({ personId: `someone-of-${organisationId}` });
export const settings = { kind: 'web' as const, name: 'Shop', origins: ['https://shop.example'] };

/** The log as a process sees it that is not its only writer. */
export const shared = (store: ClaimingStore): ClaimingStore => ({
  soleWriter: false,
  claims: store.claims,
  append: (...what) => store.append(...what),
  readStream: (...what) => store.readStream(...what),
  readAll: (...what) => store.readAll(...what),
  subscribeToAll: (...what) => store.subscribeToAll(...what),
  head: () => store.head(),
  close: () => store.close(),
});

/** A table of claims for a log that has none, and such a log with one. */
export const claimsInMemory = () => fileClaims(':memory:');
export const withClaims = (store: EventStore, claims: ClaimTable = claimsInMemory()) =>
  claiming(store, claims);

/** A file for a new log, and what writes to it. */
export async function newLog() {
  const file = join(await tempFolder(), 'events.db');
  return [file, openLog(file)] as const;
}

/** A log, a vault and an executor in a folder of their own, with one plan. `log` is used in place of an own log. */
export async function openSystem({
  apps = 10,
  devices = 5,
  log,
}: {
  apps?: number;
  devices?: number;
  log?: ClaimingStore;
} = {}) {
  const folder = await tempFolder();
  const file = join(folder, 'events.db');
  const store = log ?? (await openSqliteEventStore(file, openLog(file)));
  const masterKeys = [randomBytes(32)];
  const vault = await openVault(sqliteKeyStore(join(folder, 'keys.db')), masterKeys);
  onTestFinished(async () => {
    await store.close();
    await vault.close();
  });
  const it = executor(store, vault);
  const features = { ...firstPlans[0]!.features, 'max.device.count': devices };
  await it.execute(CreatePlan, { ...firstPlans[0]!, allowNumberOfApps: apps, features }, by(system));
  return {
    ...it,
    /** Opens the log and keys again, as another process would later. */
    async again() {
      const reopened = await openSqliteEventStore(file, openLog(file));
      onTestFinished(() => reopened.close());
      return executor(reopened, vault);
    },
    store,
    vault,
    masterKeys,
    folder,
    /** Events of a stream, or of the whole log. */
    events: async (stream?: string) => {
      const all: RecordedEvent[] = [];
      for await (const event of stream ? store.readStream(stream) : store.readAll()) all.push(event);
      return all;
    },
    /** An organisation, and somebody who can have access to its applications. */
    async organisation(id = 'acme') {
      const done = await it.execute(RegisterOrganisation, { id, ...company }, by(system));
      const person = { id: someone(id).personId, organisationId: id, address: null };
      await it.execute(RegisterPerson, person, by(system));
      return done;
    },
    operator: (id: string, email: string, organisationId = 'acme', provenance = by(system)) =>
      it.execute(RegisterOperator, { id, organisationId, ...person(email) }, provenance),
    app: (id: string, organisationId = 'acme', provenance = by(system)) =>
      it.execute(CreateApplication, { id, organisationId, settings }, provenance),
    stateOf: async (id: string) => (await it.look(ref(application, id))).state.status,
  };
}

/** The number of successes, and the codes of the refusals. */
export const outcomes = async (all: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(all);
  const codes = settled
    .filter((each) => each.status === 'rejected')
    .map(({ reason }) => reason.code ?? reason);
  return { done: settled.length - codes.length, codes: [...new Set(codes)] };
};
