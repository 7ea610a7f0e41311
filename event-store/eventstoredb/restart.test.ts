import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { all, ids, newStream, things } from '../contract/testKit.ts';
import { tempFolder } from '../tempFolder.ts';
import { eventually, following, storeAt } from './testKit.ts';

test('kill -9 of the server in the middle of appends: all that was acknowledged is there, once, and followed', async () => {
  const file = join(await tempFolder(), 'events.db');
  const start = async (port: string) => {
    const script = join(import.meta.dirname, '../../test/double/eventstoredb.ts');
    const child = spawn(process.execPath, [script, '--file', file, '--port', port], { stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [url] = await once(createInterface(child.stdout), 'line');
    return { child, url: String(url) };
  };
  const { child, url } = await start('0');
  const store = await storeAt(url, { deadline: 2000 });
  const { until } = following(store, 'start');
  const halfway = Promise.withResolvers<void>();
  let count = 0;
  const write = async () => {
    const stream = newStream();
    const events = things(40);
    for (const [n, event] of events.entries()) {
      await eventually(() => store.append(stream, [event], n ? n - 1 : 'no_stream'));
      if (++count === 80) halfway.resolve();
    }
    return events;
  };
  const writing = Promise.all(Array.from({ length: 8 }, write));
  await halfway.promise;
  child.kill('SIGKILL');
  await once(child, 'exit');
  await start(new URL(url).port);
  const sent = ids((await writing).flat());
  const stored = ids(await all(store.readAll()));
  expect(stored.toSorted()).toEqual(sent.toSorted());
  const { events } = await until(({ events }) => events.some(({ id }) => id === stored.at(-1)));
  expect(ids(events)).toEqual(stored);
});
