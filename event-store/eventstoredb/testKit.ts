import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { onTestFinished } from 'vitest';
import { localCertificate } from '../../test/clients/certificate.ts';
import { type Double, type DoubleOptions, openDouble } from '../../test/double/eventstoredb.ts';
import type { Users } from '../../test/double/users.ts';
import type { AllFilter, Batch, EventStore } from '../port.ts';
import { newStream, thing } from '../testContract/kit.ts';
import { tempFolder } from '../testFolder.ts';
import { inner } from './connection.ts';
import { type EventStoreDbOptions, openEventStoreDb } from './store.ts';

/** A short deadline for tests that wait for it. Other tests use an ordinary one, as two busy cores need it. */
export const short = { deadline: 600 };

/** A double for the running test, with these faults. */
export async function double(mischief: Partial<DoubleOptions> = {}): Promise<Double> {
  const opened = await openDouble({ file: join(await tempFolder(), 'events.db'), ...mischief });
  onTestFinished(() => opened.stop());
  return opened;
}
export const urlOf = ({ port }: Double, options = 'tls=false') => `esdb://127.0.0.1:${port}?${options}`;

export const noCertificates = spawnSync('openssl', ['version']).error !== undefined;
/** A new certificate for localhost. */
async function certificate() {
  const { key, cert } = await localCertificate(await tempFolder());
  return { file: cert, tls: { key: await readFile(key), cert: await readFile(cert) } };
}

/** A double with TLS and users. `at` is its address for one of them, or without credentials for ''. */
export async function doubleWithUsers(users: Users) {
  const { file, tls } = await certificate();
  const server = await double({ tls, users });
  const trusted = `tls=true&tlsCAFile=${encodeURIComponent(file)}`;
  const at = (user: string, options = trusted) =>
    urlOf(server, options).replace('127.0.0.1', `${user && `${user}@`}localhost`);
  return { server, trusted, at };
}

export async function storeAt(url: string, options: EventStoreDbOptions = {}): Promise<EventStore> {
  const store = await openEventStoreDb(url, { heartbeat: 20, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** A double, and a store on it. */
export async function both(mischief: Partial<DoubleOptions> = {}, options: EventStoreDbOptions = {}) {
  const server = await double(mischief);
  return { server, store: await storeAt(urlOf(server), options) };
}
export async function appended(store: EventStore, count = 1) {
  const stream = newStream();
  const events = Array.from({ length: count }, () => thing());
  return { stream, events, ...(await store.append(stream, events, 'no_stream')) };
}

/** The batches of a subscription, one by one. */
export function following(store: EventStore, after: number | 'start' | 'end', filter: AllFilter = {}) {
  const abort = new AbortController();
  const batches = store.subscribeToAll({ after, filter, signal: abort.signal })[Symbol.asyncIterator]();
  onTestFinished(() => abort.abort());
  const next = async () => (await batches.next()).value as Batch;
  return {
    abort,
    next,
    ended: async () => (await batches.next()).done,
    /** The next batch that fulfils the condition, with all events up to it. */
    async until(wanted: (batch: Batch) => boolean) {
      const events: Batch['events'] = [];
      for (;;) {
        const batch = await next();
        events.push(...batch.events);
        if (wanted(batch)) return { ...batch, events };
      }
    },
  };
}

/** The bare client, to show how it differs from the adapter. */
export function bareClient(url: string) {
  const client = EventStoreDBClient.connectionString(url);
  onTestFinished(async () => {
    await client.dispose();
    (await inner(client).getChannel()).close();
  });
  return client;
}
