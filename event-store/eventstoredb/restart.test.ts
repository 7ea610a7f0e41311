import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEventLog } from '../../test/eventLog.ts';
import { freePort } from '../../test/process.ts';
import { until } from '../../test/until.ts';
import { all, ids, newStream, things } from '../testContract/kit.ts';
import { tempFolder } from '../testFolder.ts';
import { following, storeAt } from './testKit.ts';

test('kill -9 of the server in the middle of appends: all that was acknowledged is there, once, and followed', async () => {
  const server = await startEventLog(await freePort(), join(await tempFolder(), 'log'));
  onTestFinished(() => server.end('SIGKILL'));
  const store = await storeAt(server.url, { deadline: 2000 });
  const { until: received } = following(store, 'start');
  const halfway = Promise.withResolvers<void>();
  /** The server is back, which may take it longer on a busy machine than an append may take then. */
  const back = Promise.withResolvers<void>();
  let count = 0;
  const write = async () => {
    const stream = newStream();
    const events = things(40);
    for (const [n, event] of events.entries()) {
      const append = () => store.append(stream, [event], n ? n - 1 : 'no_stream');
      await append().catch(() => back.promise.then(() => until(append)));
      if (++count === 80) halfway.resolve();
    }
    return events;
  };
  const writing = Promise.all(Array.from({ length: 8 }, write));
  await halfway.promise;
  await server.end('SIGKILL');
  await server.start();
  back.resolve();
  const sent = ids((await writing).flat());
  const stored = ids(await all(store.readAll()));
  expect(stored.toSorted()).toEqual(sent.toSorted());
  const { events } = await received(({ events }) => events.some(({ id }) => id === stored.at(-1)));
  expect(ids(events)).toEqual(stored);
});
