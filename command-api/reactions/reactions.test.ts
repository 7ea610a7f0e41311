import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EmailVerificationRequested } from '../../domain/operator/events.ts';
import { EventStoreUnavailableError } from '../../event-store/port.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { until } from '../../test/until.ts';
import { on, runReactions } from './kit.ts';
import { whileLeading } from './lease.ts';

let folder: string;
let now: number;
let kit: Awaited<ReturnType<typeof openKit>>;
const open = () => openKit(readConfig({ DATA_DIR: folder }), createLog('silent'), () => now);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  now = Date.now();
  kit = await open();
});
afterEach(async () => {
  await kit.close();
  await rm(folder, { recursive: true });
});

const happen = () =>
  kit.store.append(
    `operator-${crypto.randomUUID()}`,
    [
      {
        id: crypto.randomUUID(),
        ...EmailVerificationRequested({}),
        metadata: {
          version: 1,
          at: new Date(now).toISOString(),
          actor: { role: 'system', id: 'test' },
          correlationId: 'test',
        },
      },
    ],
    'no_stream',
  );
/** Runs one reaction during `work`, and then stops it. */
async function running(react: (eventId: string) => Promise<unknown>, work: () => Promise<unknown>) {
  const stopping = new AbortController();
  const reaction = on(EmailVerificationRequested, 'test', ({ event }) => react(event.id));
  const run = runReactions(kit, [reaction], stopping.signal);
  await until(async () => expect(await notes()).toContain('ReactionStarted'));
  await work();
  stopping.abort();
  await run;
}
const notes = async () =>
  (await Array.fromAsync(kit.store.readStream('reaction-test'))).map(({ type }) => type);

test('a new reaction starts at the head, and handles what comes after it once', async () => {
  await happen();
  const seen: string[] = [];
  await running(
    async (id) => seen.push(id),
    async () => {
      await Promise.all([happen(), happen(), happen()]);
      await until(() => expect(seen).toHaveLength(3));
    },
  );
  expect(new Set(seen).size).toBe(3);
  expect(await notes()).toEqual(['ReactionStarted', 'ReactionHandled', 'ReactionHandled', 'ReactionHandled']);
});

test('what it handled is not handled again after a restart, and what came meanwhile is', async () => {
  const seen: string[] = [];
  const once = async (id: string) => seen.push(id);
  await running(once, async () => {
    await happen();
    await until(() => expect(seen).toHaveLength(1));
  });
  await happen();
  await kit.close();
  kit = await open();
  await running(once, () => until(() => expect(seen).toHaveLength(2)));
  expect(new Set(seen).size).toBe(2);
});

test('what fails is tried again after longer and longer waits, then given up, and holds nothing else up', async () => {
  let bad = '';
  const tries: string[] = [];
  const react = async (id: string) => {
    tries.push(id);
    bad ||= id;
    if (id === bad) throw new Error('refused for somebody@acme.example');
  };
  await running(react, async () => {
    await happen();
    await happen();
    await until(() => expect(tries).toHaveLength(2));
    for (let attempt = 2; attempt <= 7; attempt++) {
      now += 3_600_000;
      await until(() => expect(tries.filter((id) => id === bad)).toHaveLength(attempt));
    }
    await until(async () => expect((await notes()).at(-1)).toBe('ReactionGivenUp'));
  });
  const told = await Array.fromAsync(kit.store.readStream('reaction-test'));
  expect(told.at(-1)!.type).toBe('ReactionGivenUp');
  expect(JSON.stringify(told)).not.toContain('somebody@acme.example');
});

test('what is to be tried again is not put off when the clock is set back by an hour', async () => {
  let tries = 0;
  const react = async () => {
    if (++tries === 1) throw new Error('not now');
  };
  await running(react, async () => {
    await happen();
    await until(async () => expect((await notes()).at(-1)).toBe('ReactionFailed'));
    now -= 3_600_000;
    await until(() => expect(tries).toBe(2));
  });
});

test('a lease that a clock wrote which has been set back since holds nobody up', async () => {
  const taken = async () => {
    const stopping = new AbortController();
    let led = false;
    const work = async () => void (led = true);
    const leading = whileLeading(kit, work, stopping.signal);
    await until(async () =>
      expect(await Array.fromAsync(kit.store.readStream('reaction-lease'))).not.toEqual([]),
    );
    await new Promise(setImmediate);
    stopping.abort();
    await leading;
    return led;
  };
  expect(await taken()).toBe(true);
  expect(await taken()).toBe(false);
  now -= 3_600_000;
  expect(await taken()).toBe(true);
});

test('a store that is away is no attempt: however long it takes, the event is handled in the end', async () => {
  let calls = 0;
  const react = async () => {
    if (++calls <= 10) throw new EventStoreUnavailableError('away');
  };
  await running(react, async () => {
    await happen();
    for (let seen = 1; seen <= 11; seen++) {
      await until(() => expect(calls).toBeGreaterThanOrEqual(seen));
      now += 60_000;
    }
    await until(async () => expect(await notes()).toContain('ReactionHandled'));
  });
  expect(await notes()).not.toContain('ReactionGivenUp');
});
