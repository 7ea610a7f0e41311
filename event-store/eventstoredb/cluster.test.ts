import { describe, expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { EventStoreUnavailableError } from '../port.ts';
import { all, newStream, thing } from '../testContract/kit.ts';
import { appended, double, storeAt } from './testKit.ts';

const unavailable = EventStoreUnavailableError;

test('a cluster is given by its nodes, one of which is the leader', async () => {
  const [leader, follower] = [await double(), await double()];
  follower.mischief.leader = { host: '127.0.0.1', port: leader.port };
  const nodes = [follower, leader].map(({ port }) => `127.0.0.1:${port}`).join(',');
  for (const scheme of ['esdb', 'kurrentdb']) {
    const store = await storeAt(`${scheme}://${nodes}/?tls=false`);
    expect(await store.append(newStream(), [thing()], 'no_stream')).toMatchObject({ revision: 0 });
  }
  const store = await storeAt(`kurrentdb+discover://localhost:${follower.port}?tls=false`);
  expect(await store.append(newStream(), [thing()], 'no_stream')).toMatchObject({ revision: 0 });
  expect(leader.counts.append).toBe(3);
});

describe('a leader that freezes', () => {
  const deadline = 2000;
  /** A leader that a store has written to and that then froze; one call has waited for it in vain. */
  async function frozen() {
    const [leader, follower] = [await double(), await double()];
    follower.mischief.leader = { host: '127.0.0.1', port: leader.port };
    const hosts = [leader, follower].map(({ port }) => `127.0.0.1:${port}`).join(',');
    const store = await storeAt(`esdb://${hosts}?tls=false`, { deadline });
    await appended(store);
    leader.freeze();
    await expect(store.append(newStream(), [thing()], 'no_stream')).rejects.toThrow(unavailable);
    return { leader, follower, store };
  }
  test('costs one deadline: the next call goes to the node that its peers elect meanwhile', async () => {
    const { leader, follower, store } = await frozen();
    const asked = { ...follower.counts };
    const next = store.append(newStream(), [thing()], 'no_stream');
    await until(() => expect(follower.counts.gossip).toBeGreaterThan(asked.gossip + 1));
    follower.mischief.leader = null;
    expect(await next).toMatchObject({ revision: 0 });
    expect(await store.head()).toBeGreaterThan(0);
    expect(follower.counts.append).toBe(1);
    expect(leader.counts.append).toBe(2);
  });
  test('is taken again when it answers before its peers elect another', async () => {
    const { leader, follower, store } = await frozen();
    leader.thaw();
    expect(await store.append(newStream(), [thing()], 'no_stream')).toMatchObject({ revision: 0 });
    expect(follower.counts.append).toBe(0);
  });
  test('is waited for no longer once the log is closed', async () => {
    const { follower, store } = await frozen();
    const next = store.head();
    next.catch(() => {});
    await until(() => expect(follower.counts.gossip).toBeGreaterThan(2));
    await store.close();
    await expect(next).rejects.toThrow(unavailable);
  });
});

test.for(['esdb://%,%?', 'esdb://%?'])('what needs the leader goes there: %s', async (url) => {
  const leader = await double();
  const follower = await double();
  follower.mischief.leader = { host: '127.0.0.1', port: leader.port };
  const at = url.replaceAll('%', `127.0.0.1:${follower.port}`);
  const { stream } = await appended(await storeAt(`${at}tls=false`), 2);
  expect(await all((await storeAt(`${at}tls=false`)).readStream(stream))).toHaveLength(2);
  expect((await all(leader.log.readStream(stream))).length).toBe(2);
  expect(follower.counts.append).toBe(url.includes(',') ? 0 : 1);
});
