import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fill } from '../../../bench/log.ts';
import { type Postgres, runStatement, startPostgres } from '../../../bench/postgres.ts';
import { on } from '../../../command-api/reactions/kit/kit.ts';
import { newestIn } from '../../../command-api/reactions/runner/notes.ts';
import { placesIn, type Remembered } from '../../../command-api/reactions/runner/position.ts';
import { beginReactions } from '../../../command-api/reactions/runner/run.ts';
import { UserRegistered } from '../../../domain/user/events.ts';
import { double, urlOf } from '../../../event-store/eventstoredb/testKit.ts';
import { positionStream } from '../../../event-store/identity/look.ts';
import { lockFolder } from '../../../event-store/lock.ts';
import { EventStoreUnavailableError, type RecordedEvent } from '../../../event-store/port.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { move } from '../../../moveCommand.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = (await startPostgres(() => {})) as Postgres;
});
afterAll(() => postgres?.stop());

type Env = Record<string, string>;
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
/** Opens the stores that these settings name, as a service does, for one piece of work. */
async function opened<T>(
  env: Env,
  work: (kit: Awaited<ReturnType<typeof openKit>>) => Promise<T>,
): Promise<T> {
  const kit = await openKit(readConfig(env), createLog('silent'));
  try {
    return await work(kit);
  } finally {
    await kit.close();
  }
}
const reaction = on(UserRegistered, 'greeting', async () => undefined);
/** A folder with the stores of an installation: people, one of them erased, and a reaction that has begun. */
async function folderWith(events: number): Promise<Env> {
  const folder = { DATA_DIR: await tempFolder(), MASTER_KEY };
  await opened(folder, async (kit) => {
    await fill(kit, events / 2);
    await beginReactions(kit, [reaction]);
    await fill(kit, events / 2);
    const [user] = (await eventsOf(kit)).filter(({ type }) => type === UserRegistered.type);
    await kit.vault.erase(user!.streamId.slice('user-'.length));
  });
  return folder;
}
const eventsOf = (kit: { store: { readAll(): AsyncIterable<RecordedEvent> } }) =>
  Array.fromAsync(kit.store.readAll());
/** What a move must keep of an event. */
const kept = ({ id, streamId, revision, type, data, metadata }: RecordedEvent) => ({
  ...{ id, streamId, revision, type, data, metadata },
});
/** The settings of services with empty stores, for what is in this folder. */
async function target({ DATA_DIR }: Env) {
  const server = await double();
  const stores = { EVENTSTOREDB_URL: urlOf(server), DATABASE_URL: await postgres.fresh(), MASTER_KEY };
  return {
    moving: { DATA_DIR: DATA_DIR!, ...stores },
    services: { ...stores, DATA_DIR: await tempFolder() },
    server,
  };
}
const quiet = () => {};

test('a folder moves to the services: every event in order, all keys, and where the reactions are', async () => {
  const folder = await folderWith(600);
  const { moving, services } = await target(folder);
  const lines: string[] = [];
  await move(moving, (line) => lines.push(line));
  const before = await opened(folder, async (kit) => ({
    events: await eventsOf(kit),
    opened: await kit.vault.open(await eventsOf(kit)),
    through: placesIn((await newestIn(kit.store, positionStream)).event!.data as Remembered),
  }));
  await opened(services, async (kit) => {
    const events = await eventsOf(kit);
    expect(events.slice(0, -1).map(kept)).toEqual(before.events.map(kept));
    const restored = await kit.vault.open(events.slice(0, -1));
    expect(restored.map(({ data }) => data)).toEqual(before.opened.map(({ data }) => data));
    const note = await newestIn(kit.store, positionStream);
    const { through } = placesIn(note.event!.data as Remembered).get('greeting')!;
    const at = before.events.findLastIndex(
      ({ position }) => position <= before.through.get('greeting')!.through,
    );
    expect(events[at]!.position).toBe(through);
  });
  expect(lines.at(-3)).toMatch(
    /^\d{3} events are in EventStoreDB at .* and \d+ keys in Postgres at .*, and compared\.$/,
  );
  await expect(move(moving, quiet), 'again').resolves.toBeUndefined();
});

test('a move that was cut starts no service, and goes on when it begins again, also after the folder was used', async () => {
  const folder = await folderWith(400);
  const { moving, services, server } = await target(folder);
  let left = 120;
  const append = server.log.append.bind(server.log);
  server.log.append = (...what) => {
    if (left-- === 0) server.down();
    return append(...what);
  };
  await expect(move(moving, quiet)).rejects.toThrow(EventStoreUnavailableError);
  await server.up();
  await expect(opened(services, async () => 'started')).rejects.toThrow('holds no keys although');
  await opened(folder, (kit) => fill(kit, 40));
  await move(moving, quiet);
  const before = await opened(folder, eventsOf);
  const after = await opened(services, eventsOf);
  expect(after.slice(0, -1).map(kept)).toEqual(before.map(kept));
  expect(after.at(-1)!.streamId).toBe(positionStream);
});

test('a target of another installation, one in use and a folder in use are refused, and left as they are', async () => {
  const folder = await folderWith(40);
  const other = await folderWith(40);
  const { moving } = await target(folder);
  await move({ ...moving, DATA_DIR: other.DATA_DIR! }, quiet);
  await expect(move(moving, quiet)).rejects.toThrow('holds the keys of another installation');
  await runStatement(moving.DATABASE_URL, 'drop schema latchkey_keys cascade');
  await expect(move(moving, quiet)).rejects.toThrow('Event 1 of the target is not that of this folder');
  const fresh = await target(folder);
  await move(fresh.moving, quiet);
  await opened(fresh.services, (kit) => fill(kit, 5));
  await expect(move(fresh.moving, quiet)).rejects.toThrow('has been used since');
  onTestFinished(lockFolder(folder.DATA_DIR!));
  await expect(move((await target(folder)).moving, quiet)).rejects.toThrow('Another process is using');
});
