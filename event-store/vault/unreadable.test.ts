import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import type { RecordedEvent } from '../port.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { all, things } from '../testContract/kit.ts';
import { tempFolder } from '../testFolder.ts';
import { openSystem } from '../testSystem.ts';
import { UnreadableEventError, verified, withChecksum } from './unreadable.ts';

const change = (file: string, text: string, ...values: (string | number)[]) => {
  const db = new DatabaseSync(file);
  db.prepare(text).run(...values);
  db.close();
};
async function logOf(count: number) {
  const file = join(await tempFolder(), 'events.db');
  const store = await openSqliteEventStore(file);
  onTestFinished(() => store.close());
  await store.append('thing-1', things(count), 'no_stream');
  return { file, store };
}

test.each([
  ['data', `replace(data, '1', '3')`],
  ['data', `replace(data, '{', '[')`],
  ['metadata', `'{"by":"nobody"}'`],
  ['type', `'Undone'`],
  ['id', `'${randomUUID()}'`],
])(
  'a change of one event’s %s to %s in the file is found, with its position and stream',
  async (column, to) => {
    const { file, store } = await logOf(3);
    change(file, `update events set ${column} = ${to} where position = 2`);
    const [first, second, third] = (await all(store.readAll())) as [
      RecordedEvent,
      RecordedEvent,
      RecordedEvent,
    ];
    expect([first.data, third.data]).toEqual([{ n: 0 }, { n: 2 }]);
    expect(() => second.data).toThrow(UnreadableEventError);
    expect(second.unreadable?.message).toMatch(
      /^event 2 \(.*1 of stream thing-1\) cannot be read: .*Restore the log/,
    );
  },
);

test('a log that keeps the checksum in the metadata finds a change as well', () => {
  const event = {
    id: randomUUID().toUpperCase(),
    type: 'Happened',
    data: { b: [1, 'é'], a: null },
    metadata: { x: 1 },
  };
  const place = { streamId: 'thing-1', revision: 0, position: 7, recordedAt: new Date(0) };
  const stored = JSON.parse(
    JSON.stringify({ ...event, metadata: withChecksum(event), id: event.id.toLowerCase() }),
  );
  expect(verified({ ...stored, ...place })).toEqual({ ...event, ...place, id: event.id.toLowerCase() });
  const changed = verified({ ...stored, ...place, data: { b: [1, 'e'], a: null } });
  expect(() => changed.data).toThrow(/^event 7 \(Happened, 0 of stream thing-1\) cannot be read/);
  expect(verified({ ...event, ...place })).toEqual({ ...event, ...place });
});

test('an aggregate with an event that cannot be read is refused in words, and no other', async () => {
  const system = await openSystem();
  await system.organisation();
  for (const id of ['whole', 'damaged', 'newer', 'unknown']) await system.app(id);
  const file = join(system.folder, 'events.db');
  await system.store.close();
  const set = (what: string, id: string) =>
    change(file, `update events set checksum = null, ${what} where stream = ?`, `application-${id}`);
  set(`data = '{'`, 'damaged');
  set(`metadata = json_set(metadata, '$.version', 9)`, 'newer');
  set(`type = 'ApplicationMerged'`, 'unknown');
  const { look } = await system.again();
  const refusal = (id: string) =>
    look(ref(application, id)).then(
      () => 'none',
      ({ message }) => message,
    );
  expect(await refusal('whole')).toBe('none');
  expect(await refusal('damaged')).toMatch(/of stream application-damaged\) cannot be read: it is no JSON/);
  for (const id of ['newer', 'unknown'])
    expect(await refusal(id)).toMatch(new RegExp(`application-${id}\\) cannot be read: a newer release`));
});
