import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDouble } from '../../test/double/eventstoredb.ts';
import { startEventLog } from '../../test/eventLog.ts';
import { freePort } from '../../test/process.ts';
import { EventStoreUnavailableError } from '../port.ts';
import { describeContract } from '../testContract/contract.ts';
import { newStream, type Opened, thing } from '../testContract/kit.ts';
import { openEventStoreDb } from './store.ts';
import { doubleWithUsers, noCertificates, storeAt, urlOf } from './testKit.ts';

/** A fraction of the server's timeouts, to keep the tests short. */
const timeouts = { commit: 100 };
/** One test stores an event of a megabyte; ours are smaller (appendSize.test.ts). */
const maxAppendSize = 8 * 1024 * 1024;
/** Runs the contract on a double of EventStoreDB. A restart restarts the server, so that connections break. */
const overDouble = (batchAppend: boolean) => async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-esdb-'));
  const server = await openDouble({ file: join(folder, 'events.db'), batchAppend, timeouts, maxAppendSize });
  const store = await openEventStoreDb(urlOf(server));
  return {
    store,
    async reopen() {
      server.down();
      await server.up();
      return store;
    },
    async stop() {
      await store.close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
};
describeContract('EventStoreDB (double) that offers BatchAppend', overDouble(true));
describeContract('EventStoreDB (double) with Append alone', overDouble(false));

/** A server that already runs. Its log may contain anything, and only streams of our own are added. */
const { EVENTSTOREDB_TEST_URL: running, EVENTSTOREDB_TEST_COMMAND: command } = process.env;
if (running)
  describeContract('EventStoreDB at EVENTSTOREDB_TEST_URL', async () => {
    const store = await openEventStoreDb(running);
    return { store, stop: () => store.close() };
  });
/** A server of our own, so that it can be killed. */
if (command)
  describeContract('EventStoreDB by EVENTSTOREDB_TEST_COMMAND', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-esdb-'));
    const server = await startEventLog(await freePort(), folder);
    const store = await openEventStoreDb(server.url);
    return {
      store,
      async reopen() {
        await server.end('SIGKILL');
        await server.start();
        return store;
      },
      async stop() {
        await store.close();
        await server.end('SIGKILL');
        await rm(folder, { recursive: true });
      },
    };
  });

test.skipIf(noCertificates)('TLS and credentials come from the connection string', async () => {
  const { server, trusted, at } = await doubleWithUsers({ ada: 's3cret' });
  const append = async (user: string, options: string) =>
    (await storeAt(at(user, options))).append(newStream(), [thing()], 'no_stream');
  expect(await append('ada:s3cret', trusted)).toMatchObject({ revision: 0 });
  expect(server.counts).toMatchObject({ append: 1, batchAppend: 0 });
  const stranger = await append('ada:guess', trusted).catch((error) => error);
  expect(stranger.message).toMatch('UNAUTHENTICATED');
  expect(stranger, 'no use in trying again').not.toBeInstanceOf(EventStoreUnavailableError);
  await expect(append('ada:s3cret', 'tls=true'), 'nobody vouches for it').rejects.toThrow(
    EventStoreUnavailableError,
  );
});

test.for([
  ['esdb://ada:s3cret@host:port?tls=true', /port that is no number/],
  ['postgres://ada:s3cret@host/db', /must begin with esdb:\/\//],
  ['esdb://ada:s3cret@host?tlsVerifyCert=false', /option tlsVerifyCert; known are tls, tlsCAFile/],
  ['esdb://ada:s3cret@host?throwOnAppendFailure=false', /option throwOnAppendFailure/],
] as const)('the connection string %s is refused without telling the password', async ([url, why]) => {
  const warned = vi.spyOn(console, 'warn');
  onTestFinished(() => warned.mockRestore());
  const refused = await openEventStoreDb(url).catch((error) => error);
  expect(refused.message).toMatch(why);
  expect(inspect(refused)).not.toMatch('s3cret');
  expect(warned).not.toHaveBeenCalled();
});
