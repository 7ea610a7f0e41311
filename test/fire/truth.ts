import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { openEventStoreDb } from '../../event-store/eventstoredb/store.ts';
import { type AllFilter, matches } from '../../event-store/port.ts';
import { raw } from '../clients/raw.ts';
import { longestWait } from '../process.ts';
import { mailsOf, type Product } from '../product.ts';
import type { Yard } from './lanes.ts';
import { type Acknowledged, effects, type Witness } from './witness.ts';

export type Stored = {
  position: number;
  stream: string;
  type: string;
  data: Record<string, unknown>;
  metadata: { correlationId: string; version?: number; claims?: string[]; applicationId?: string };
};
/** Reads the log next to the running product: through the adapter, or from the embedded log's own file. */
export async function everything(
  { dataDir, eventLog }: Pick<Product, 'dataDir' | 'eventLog'>,
  filter: AllFilter = {},
): Promise<Stored[]> {
  if (eventLog) return readByAdapter(eventLog, filter);
  const wanted = matches(filter);
  const events = readFile(join(dataDir, 'events.db'));
  return events.filter(({ stream: streamId, type }) => wanted({ streamId, type }));
}
async function readByAdapter(url: string, filter: AllFilter): Promise<Stored[]> {
  const store = await openEventStoreDb(url);
  try {
    const events = await Array.fromAsync(store.readAll({ filter }));
    return events.map(({ streamId: stream, ...event }) => ({ ...event, stream }) as unknown as Stored);
  } finally {
    await store.close();
  }
}
function readFile(file: string): Stored[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = db.prepare('select position, stream, type, data, metadata from events order by position');
    return rows.all().map((row) => ({
      ...(row as unknown as Stored),
      data: JSON.parse(String(row.data)),
      metadata: JSON.parse(String(row.metadata)),
    }));
  } finally {
    db.close();
  }
}

/** Acknowledged requests whose last event is missing from the log, or is in it more than once. */
export function lost(log: Stored[], acknowledged: Acknowledged[]): Acknowledged[] {
  const kept = new Map<string, number>();
  for (const { type, metadata } of log) {
    const key = `${metadata.correlationId} ${type}`;
    kept.set(key, (kept.get(key) ?? 0) + 1);
  }
  return acknowledged.filter(
    ({ what, correlationId }) => kept.get(`${correlationId} ${effects[what].at(-1)}`) !== 1,
  );
}

const once = [
  ...[
    'UserRegistered',
    'UserEnrolled',
    'UserDeleted',
    'PersonRegistered',
    'PersonEnrolled',
    'PersonDeleted',
    'DeviceAdded',
    'DeviceRemoved',
    'SubjectErased',
    'SignedIn',
  ],
  ...['ApplicationCreated', 'ApplicationDeleted', 'OperatorRegistered', 'OperatorEnrolled'],
  ...['OrganisationRegistered'],
];
/**
 * Effects that did not happen exactly once: of acknowledged requests, of streams that begin or end, of handled
 * reactions.
 */
export function notOnce(log: Stored[], acknowledged: Acknowledged[]): string[] {
  const requests = tally(log.map(({ type, metadata }) => `${metadata.correlationId} ${type}`));
  const streams = tally(
    log.filter(({ type }) => once.includes(type)).map(({ stream, type }) => `${stream} ${type}`),
  );
  const handled = log.filter(({ type }) => type === 'ReactionHandled');
  const reactions = tally(handled.map(({ stream, data }) => `${stream} ${data.eventId}`));
  const wanted = acknowledged.flatMap(({ what, correlationId }) =>
    effects[what].map((type) => `${correlationId} ${type}`),
  );
  const twice = [...streams, ...reactions].filter(([, times]) => times > 1).map(([name]) => name);
  return [...wanted.filter((name) => requests.get(name) !== 1), ...twice];
}
function tally(names: string[]) {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Streams of a kind that have begun and not ended. */
function living(log: Stored[], kind: string, begins: string, ends: string): Map<string, Stored> {
  const found = new Map<string, Stored>();
  for (const event of log) {
    if (event.type === begins) found.set(event.stream, event);
    if (event.type === ends) found.delete(event.stream);
  }
  return new Map([...found].filter(([stream]) => stream.startsWith(`${kind}-`)));
}
const livingUsers = (log: Stored[]) => living(log, 'user', 'UserRegistered', 'UserDeleted');
const livingPeople = (log: Stored[]) => living(log, 'person', 'PersonRegistered', 'PersonDeleted');
const livingApps = (log: Stored[]) => living(log, 'application', 'ApplicationCreated', 'ApplicationDeleted');

type ClaimRow = { name: string; holder: string; firm: number };
/** Claims of existing users, people and applications that the table lacks, and places there that nobody has. */
function badClaims(log: Stored[], dataDir: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'events.db'), { readOnly: true });
  const rows = db.prepare('select name, holder, firm from claims').all() as ClaimRow[];
  const limits = db
    .prepare(`select name from limits where taken <>
    (select count(*) from claims where claims.name = limits.name)`)
    .all() as { name: string }[];
  db.close();
  const held = new Set(
    [...livingUsers(log), ...livingPeople(log), ...livingApps(log)].flatMap(([stream, { metadata }]) =>
      (metadata.claims ?? []).map((claim) => `${claim} ${stream}`),
    ),
  );
  const named = ({ name, holder }: ClaimRow) => `${name} ${holder}`;
  const there = new Set(rows.map(named));
  const firm = rows.filter((row) => row.firm && /^(?:user|person|application)-/.test(row.holder)).map(named);
  const nobodys = firm.filter((each) => !held.has(each));
  const lacking = [...held].filter((each) => !there.has(each));
  return [...lacking, ...nobodys, ...limits.map(({ name }) => name)];
}

/** The counts that the read models should have, computed from the log alone. */
function counted(log: Stored[]) {
  const apps = livingApps(log);
  const inside = ({ metadata }: Stored) => apps.has(`application-${metadata.applicationId}`);
  const users = [...livingUsers(log).values()];
  const logins = log.filter((event) => event.type === 'SignedIn' && inside(event)).length;
  return { apps: apps.size, users: users.length, counters: { users: users.length, logins } };
}

type Row = { userCount: number; loginCount: number };
/** The counts in the read models, as staff see them, once they have caught up with the log. */
async function shown({ admin }: Yard, log: Stored[]) {
  const after = { 'x-read-after': String(log.at(-1)!.position) };
  const apps = await raw(admin, 'GET /models/applications', undefined, after);
  const users = await raw(admin, 'GET /models/users?range=[0,0]', undefined, after);
  const total = ({ headers }: { headers: Headers }) =>
    Number(headers.get('content-range')?.split('/').pop() ?? Number.NaN);
  const rows = Object.values(apps.body) as unknown as Row[];
  const sum = (name: keyof Row) => rows.reduce((all, row) => all + row[name], 0);
  const counters = { users: sum('userCount'), logins: sum('loginCount') };
  return { apps: total(apps), users: total(users), counters };
}

/** Deletions that have not reached everything yet. */
function unfinished(log: Stored[]): string[] {
  const apps = livingApps(log);
  const erased = new Set(log.filter(({ type }) => type === 'SubjectErased').map(({ data }) => data.subject));
  const orphans = [...livingUsers(log).values()].filter(
    ({ metadata }) => !apps.has(`application-${metadata.applicationId}`),
  );
  const having = new Set([...livingUsers(log).values()].map(({ data }) => `person-${data.personId}`));
  const withoutAccess = [...livingPeople(log).values()].filter(({ stream }) => !having.has(stream));
  const remembered = log.filter(
    ({ type, stream }) => type === 'UserDeleted' && !erased.has(stream.slice('user-'.length)),
  );
  return [...orphans, ...withoutAccess, ...remembered].map(({ stream }) => stream);
}

/** Time allowed for follow-up work in milliseconds: a reaction whose leader died first waits for the lease to expire. */
export const patience = Math.max(60_000, longestWait);

export const readLogOf = ({ product }: Yard) => everything(product);

/** Waits until deletions are complete, and the read models agree with the log. */
export async function expectCounted(yard: Yard): Promise<void> {
  // Reactions continue meanwhile, so their events are read again on each attempt.
  const look = async () => {
    const log = await readLogOf(yard);
    const said = { unfinished: [], ...counted(log) };
    return { said, found: { unfinished: unfinished(log), ...(await shown(yard, log)) } };
  };
  await expect
    .poll(look, { timeout: patience, interval: 50 })
    .toSatisfy(({ said, found }) => JSON.stringify(said) === JSON.stringify(found));
}

/**
 * After a restart, and after interrupted requests were repeated: nothing is lost, nothing happened twice, all counts
 * agree.
 */
export async function expectWhole(yard: Yard, witness: Witness): Promise<void> {
  const { dataDir } = yard.product;
  await expectCounted(yard);
  const log = await readLogOf(yard);
  const acknowledged = witness.acknowledged();
  expect(lost(log, acknowledged)).toEqual([]);
  expect(notOnce(log, acknowledged)).toEqual([]);
  expect(badClaims(log, dataDir)).toEqual([]);
  const asked = log.filter(({ type }) => type === 'EmailVerificationRequested').length;
  await expect
    .poll(() => mailsOf({ dataDir }).then((mails) => mails.length), { timeout: patience })
    .toBe(asked);
}
