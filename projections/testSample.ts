import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { SubjectErased } from '../domain/erasure/events.ts';
import { type EventType, event, type Happened } from '../domain/kit.ts';
import { cutMarked, personal } from '../domain/marks.ts';
import type { Ancestors } from '../event-store/metadata.ts';
import type { EventStore, NewEvent } from '../event-store/port.ts';
import { openSqliteEventStore } from '../event-store/sqlite/sqlite.ts';
import { sqliteKeyStore } from '../event-store/vault/keys.ts';
import { openVault, type Vault } from '../event-store/vault/vault.ts';
import { anyEvent, gone, type Recorded, readModel } from './kit.ts';
import type { Source } from './source.ts';

/** A small domain for tests of the projections: people who join clubs. */
export const ClubFounded = event('ClubFounded', z.object({ title: z.string() }));
export const ClubClosed = event('ClubClosed', z.object({ why: z.string() }));
export const ClubDissolved = event('ClubDissolved', z.object({}));
/** Version 2 added the language. */
export const Joined = event(
  'Joined',
  z.object({ name: personal(z.string()), language: z.string(), tags: z.array(z.string()) }),
  (v1) => ({ language: 'en', ...v1 }),
);
export const Renamed = event(
  'Renamed',
  z.object({ name: personal(z.string()), nick: z.string().nullable() }),
);
export const Moved = event('Moved', z.object({ to: z.string() }));
export const Left = event('Left', z.object({}));
/** An event on which every fold fails. */
export const Poisoned = event('Poisoned', z.object({}));
export const registry: ReadonlyMap<string, EventType> = new Map(
  [ClubFounded, ClubClosed, ClubDissolved, Joined, Renamed, Moved, Left, Poisoned, SubjectErased].map(
    (each): [string, EventType] => [each.type, each as unknown as EventType],
  ),
);

export const newPerson = ({ id, at, data, applicationId }: Recorded<ReturnType<typeof Joined>['data']>) => ({
  ...{ id, club: applicationId ?? null, name: data.name, nick: null, language: data.language },
  ...{ tags: data.tags, renames: 0, closed: false, since: at },
});
/** Rows with every kind of column, sweeps that patch and that delete, and a fold that throws. */
export const people = readModel(
  'people',
  z.object({
    id: z.string(),
    club: z.string().nullable(),
    name: personal(z.string()),
    nick: z.string().nullable(),
    language: z.string(),
    tags: z.array(z.string()),
    renames: z.int(),
    closed: z.boolean(),
    since: z.iso.datetime(),
  }),
  { owner: 'club', search: ['name', 'nick'], sort: ['renames', 'since'] },
)
  .starts(Joined, newPerson)
  .changes(Renamed, (row, { data }) => ({
    ...row,
    name: data.name,
    nick: data.nick,
    renames: row.renames + 1,
  }))
  .changes(Moved, (row, { data }) => ({ ...row, club: data.to, closed: false }))
  .changes(Poisoned, () => {
    throw new Error('poison');
  })
  .ends(Left)
  .sweeps(ClubClosed, 'club', ({ data }) => ({ closed: true, tags: [data.why], nick: null }))
  .sweeps(ClubDissolved, 'club', gone);

const club = ({ applicationId }: Recorded) => applicationId;
/** Counters in the row of an ancestor. */
export const clubs = readModel(
  'clubs',
  z.object({ id: z.string(), title: z.string(), joined: z.int(), left: z.int() }),
  { sort: ['joined'] },
)
  .starts(ClubFounded, ({ id, data }) => ({ id, title: data.title, joined: 0, left: 0 }))
  .changes(Joined, (row) => ({ ...row, joined: row.joined + 1 }), club)
  .changes(Left, (row) => ({ ...row, left: row.left + 1 }), club)
  .ends(ClubDissolved);

/** Several rows per event: one for the club and one for all; without a club only the latter. */
export const tallies = readModel('tallies', z.object({ id: z.string(), events: z.int() }))
  .starts(
    Joined,
    (_, row) => ({ id: 'all', events: (row?.events ?? 0) + 1 }),
    () => 'all',
  )
  .starts(
    Moved,
    ({ data }, row) => ({ id: data.to, events: (row?.events ?? 0) + 1 }),
    ({ data }) => data.to,
  );
/** One row per event of any type, with its source. */
export const trail = readModel(
  'trail',
  z.object({
    id: z.uuid(),
    type: z.string(),
    actor: z.string(),
    ip: personal(z.string(), { of: 'actor' }),
    request: z.unknown(),
    position: z.int(),
  }),
  { sort: ['position'] },
).starts(
  anyEvent,
  ({ eventId, type, actor, source, request, position }) => ({
    ...{ id: eventId, type, actor: actor.id, ip: source?.ip ?? null, request: request ?? null, position },
  }),
  ({ eventId }) => eventId,
);
export const models = [people, clubs, tallies, trail];

export type Happening = Ancestors & {
  stream: string;
  event: Happened;
  /** Stores the event as this version, with the data as given. */
  version?: number;
  ip?: string;
};
export type SampleLog = Source & {
  store: EventStore;
  vault: Vault;
  append(...happenings: Happening[]): Promise<number>;
  /** Changes one byte of an event in the file. */
  damage(position: number): void;
  close(): Promise<void>;
};

/** The real event log and vault in a temporary folder, with events sealed as `execute` seals them. */
export async function sampleLog(): Promise<SampleLog> {
  const folder = mkdtempSync(join(tmpdir(), 'projections-'));
  const store = await openSqliteEventStore(join(folder, 'log.db'));
  const vault = await openVault(sqliteKeyStore(join(folder, 'keys.db')), [Buffer.alloc(32, 1)]);
  const erased = new Set<string>();
  return {
    ...{ store, vault, registry },
    async append(...happenings) {
      const made: [string, NewEvent][] = [];
      for (const each of happenings) {
        if (each.event.type === SubjectErased.type) erased.add(each.event.data.subject);
        made.push([each.stream, await sealed(vault, erased, each)]);
      }
      const appended = await Promise.all(made.map(([stream, each]) => store.append(stream, [each], 'any')));
      return Math.max(0, ...appended.map(({ position }) => position));
    },
    damage(position) {
      const file = new DatabaseSync(join(folder, 'log.db'));
      file.prepare("update events set data = data || ' ' where position = ?").run(position);
      file.close();
    },
    async close() {
      await store.close();
      await vault.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function sealed(vault: Vault, erased: Set<string>, happening: Happening): Promise<NewEvent> {
  const { stream, event, version, ip, ...ancestors } = happening;
  const id = randomUUID();
  const subject = stream.slice(stream.indexOf('-') + 1);
  const { open, cuts } = cutMarked(registry.get(event.type)?.schema ?? z.any(), event.data);
  if (ip) cuts.push({ mark: { kind: 'personal' }, path: ['$ip'], value: ip });
  const blobs = cuts.length && !erased.has(subject) ? await vault.seal(id, [{ subject, cuts }]) : [];
  const metadata = {
    ...{ version: version ?? registry.get(event.type)?.version ?? 1, at: '2026-01-01T00:00:00.000Z' },
    ...{ actor: { role: 'user', id: subject }, correlationId: id, ...ancestors, sealed: blobs },
  };
  return { id, type: event.type, data: open, metadata };
}
