import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Happened } from '../../../domain/kit.ts';
import { LetterGivenUp } from '../../../domain/letter/events.ts';
import { WriteCustomMail } from '../../../domain/mail/commands.ts';
import { RegisterOperator } from '../../../domain/operator/commands.ts';
import { EmailVerificationRequested } from '../../../domain/operator/events.ts';
import { RegisterOrganisation } from '../../../domain/organisation/commands.ts';
import { CreatePlan, firstPlans } from '../../../domain/plan/commands.ts';
import { EventStoreUnavailableError } from '../../../event-store/port.ts';
import { company, person } from '../../../event-store/testSystem.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';
import { until } from '../../../test/until.ts';
import type { Reaction } from '../kit/kit.ts';
import { FinalError, nothing, on } from '../kit/kit.ts';
import { begun, doneThrough, placeOf } from '../testPlaces.ts';
import { fenced } from './fence.ts';
import { runReactions } from './run.ts';

let folder: string;
let now: number;
let kit: Awaited<ReturnType<typeof openKit>>;
let lines: string[];
const open = () => {
  lines = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  return openKit(readConfig({ DATA_DIR: folder }), log, () => now);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  now = Date.now();
  kit = await open();
});
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
  await kit.close();
  await rm(folder, { recursive: true });
});

const write = (stream: string, happened: Happened) => {
  const metadata = {
    version: 1,
    at: new Date(now).toISOString(),
    actor: { role: 'system', id: 'test' },
    correlationId: 'test',
  };
  return kit.store.append(stream, [{ id: crypto.randomUUID(), ...happened, metadata }], 'any');
};
const happen = (stream = `operator-${crypto.randomUUID()}`) => write(stream, EmailVerificationRequested({}));
const by = { actor: { role: 'admin', id: 'root' }, correlationId: 'test' } as const;
const mail = { email: 'ada@acme.example', subject: 'News', message: 'Hello' };
const stopping: (() => Promise<void>)[] = [];
/** Runs one reaction until the returned function is called. */
function run(react: (eventId: string, stream: string) => Promise<unknown>, more: Partial<Reaction> = {}) {
  const ending = new AbortController();
  const reaction = on(EmailVerificationRequested, 'test', ({ event }) => react(event.id, event.streamId));
  const done = runReactions(kit, [{ ...reaction, ...more }], ending.signal);
  const stop = async () => {
    ending.abort();
    await done;
  };
  stopping.push(stop);
  return stop;
}
/** Runs one reaction during `work`, and then stops it. */
async function running(react: (eventId: string) => Promise<unknown>, work: () => Promise<unknown>) {
  const stop = run(react);
  await begun(kit.store, 'test');
  await work();
  await stop();
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
  expect(await notes()).toEqual([]);
});

test('a stop notes what happened, and while nothing happens nothing is noted', async () => {
  const seen: string[] = [];
  const once = async (id: string) => seen.push(id);
  await running(once, async () => {
    await happen();
    await until(() => expect(seen).toHaveLength(1));
  });
  const head = await kit.store.head();
  for (let start = 0; start < 3; start++) await running(once, async () => undefined);
  expect([seen.length, await kit.store.head()]).toEqual([1, head]);
});

test('events that passed while no reaction ran are remembered, though nothing comes after them', async () => {
  await running(
    async () => undefined,
    async () => undefined,
  );
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID());
  const events = ids.map((id) => ({ id, type: 'Happened', data: {}, metadata: {} }));
  const { position } = await kit.store.append('thing-1', events, 'no_stream');
  await running(
    async () => undefined,
    () => doneThrough(kit.store, 'test', position),
  );
});

test('events are handled side by side, and those of one stream in order', async () => {
  const begunIn: string[] = [];
  const gate = Promise.withResolvers<void>();
  const stop = run(async (_, stream) => {
    begunIn.push(stream);
    await gate.promise;
  });
  await begun(kit.store, 'test');
  await happen('operator-ada');
  await happen('operator-ada');
  await happen('operator-bob');
  await until(() => expect(begunIn).toEqual(['operator-ada', 'operator-bob']));
  gate.resolve();
  await until(() => expect(begunIn).toEqual(['operator-ada', 'operator-bob', 'operator-ada']));
  await stop();
});

test('a process that takes over handles the unfinished events and no others, and the former one notes nothing more', async () => {
  const gate = Promise.withResolvers<void>();
  const former: string[] = [];
  run(
    async (_, stream) => {
      former.push(stream);
      if (stream === 'operator-slow') await gate.promise;
    },
    { outside: true },
  );
  await begun(kit.store, 'test');
  await happen('operator-slow');
  const { position } = await happen('operator-fast');
  await until(async () => expect((await placeOf(kit.store, 'test'))?.done).toHaveLength(1));

  const latter: string[] = [];
  run(async (_, stream) => latter.push(stream), { outside: true });
  await doneThrough(kit.store, 'test', position);
  expect(latter).toEqual(['operator-slow']);
  const notesOfLatter = await Array.fromAsync(kit.store.readStream('reaction-positions'));
  gate.resolve();
  // Its note is refused, and it begins again from the notes of its successor.
  await until(() => expect(lines.join('')).toContain('reactions begin again'));
  expect(await Array.fromAsync(kit.store.readStream('reaction-positions'))).toEqual(notesOfLatter);
  expect(former).toEqual(['operator-slow', 'operator-fast']);
});

test('events that needed no work are remembered too, though nothing comes after them', async () => {
  const [resting, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  run(
    async (_, stream) => {
      if (stream === 'operator-acts') return resting.promise;
      resting.resolve();
      await gate.promise;
      return nothing;
    },
    { outside: true },
  );
  await begun(kit.store, 'test');
  const acts = await happen('operator-acts');
  const rests = await happen('operator-rests');
  await until(async () => expect((await placeOf(kit.store, 'test'))?.through).toBe(acts.position));
  gate.resolve();
  await doneThrough(kit.store, 'test', rests.position);
});

test('a process that was frozen while another took over writes nothing when it wakes, and the other does its work', async () => {
  const gate = Promise.withResolvers<void>();
  let isLeading = true;
  const after: unknown[] = [];
  const ending = new AbortController();
  const reaction = on(EmailVerificationRequested, 'test', async ({ event }, { executor }) => {
    await gate.promise;
    const written = executor.execute(WriteCustomMail, { ...mail, id: event.id }, by);
    after.push(await written.catch((error) => error.message));
  });
  const done = runReactions(
    fenced(kit, () => isLeading),
    [{ ...reaction, outside: true }],
    ending.signal,
  );
  await begun(kit.store, 'test');
  await happen();
  isLeading = false;
  const before = await kit.store.head();
  gate.resolve();
  await until(() => expect(after).toEqual(['another process may run the reactions by now']));
  ending.abort();
  await done;
  expect(await kit.store.head()).toBe(before);
  const seen: string[] = [];
  await running(
    async (id) => seen.push(id),
    () => until(() => expect(seen).toHaveLength(1)),
  );
});

test('work that waits for another attempt is found by the position of its note, after a restart as well', async () => {
  let works = false;
  const seen: string[] = [];
  const react = async (id: string) => {
    seen.push(id);
    if (!works) throw new Error('not now');
  };
  await running(react, async () => {
    await happen();
    await until(async () => expect(await notes()).toEqual(['ReactionWaits']));
  });
  expect(await placeOf(kit.store, 'test')).toMatchObject({ notes: 0 });
  works = true;
  now += 60_000;
  await running(react, () => until(() => expect(seen).toHaveLength(2)));
  expect(await placeOf(kit.store, 'test')).not.toHaveProperty('notes');
  await running(react, async () => undefined);
  expect(seen).toHaveLength(2);
});

test('handled events are not handled again after a restart, and those that came meanwhile are handled', async () => {
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

test('a failing event is tried again after longer and longer waits, then given up, and delays no other', async () => {
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

test('a retry is not put off when the clock is set back by an hour', async () => {
  let tries = 0;
  const react = async () => {
    if (++tries === 1) throw new Error('not now');
  };
  await running(react, async () => {
    await happen();
    await until(async () => expect((await notes()).at(-1)).toBe('ReactionWaits'));
    now -= 3_600_000;
    await until(() => expect(tries).toBe(2));
  });
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

test('a log that goes away just after a retried effect does not repeat the effect', async () => {
  let calls = 0;
  let looks = 0;
  const react = async () => {
    if (++calls === 1) throw new EventStoreUnavailableError('away');
  };
  const { executor } = kit;
  const look: typeof executor.look = (...asked) => {
    if (++looks === 1) return Promise.reject(new EventStoreUnavailableError('away'));
    return executor.look(...asked);
  };
  kit = { ...kit, executor: { ...executor, look } };
  await running(react, async () => {
    await happen();
    await until(async () => expect(await notes()).toEqual(['ReactionWaits']));
    await until(async () => {
      now += 60_000;
      expect(await notes()).toContain('ReactionHandled');
    });
  });
  expect([calls, looks]).toEqual([2, 2]);
});

test('an event whose person has a damaged event is given up as a dead letter without an address', async () => {
  const { executor } = kit;
  await executor.execute(CreatePlan, firstPlans[0]!, by);
  await executor.execute(RegisterOrganisation, { id: 'acme', ...company }, by);
  const ada = { id: 'ada', organisationId: 'acme', ...person('ada@acme.example') };
  await executor.execute(RegisterOperator, ada, by);
  const file = new DatabaseSync(join(folder, 'events.db'));
  file.prepare("update events set data = '{' where stream = 'operator-ada' and revision = 0").run();
  file.close();
  await running(
    async () => {
      throw new FinalError('refused for good');
    },
    async () => {
      await write('operator-ada', EmailVerificationRequested({}));
      await until(async () => expect(await notes()).toEqual(['ReactionGivenUp']));
    },
  );
  const filter = { eventTypes: [LetterGivenUp.type] };
  const [letter] = await kit.vault.open(await Array.fromAsync(kit.store.readAll({ filter })));
  expect(letter!.data).toMatchObject({ reaction: 'test', subjectId: 'ada', email: null });
});
