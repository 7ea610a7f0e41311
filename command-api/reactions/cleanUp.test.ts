import { expect, test } from 'vitest';
import { type Asking, openRequest } from '../../approvals/requests/open.ts';
import { EraseSubject } from '../../domain/erasure/erasure.ts';
import { SubjectErased } from '../../domain/erasure/events.ts';
import type { Command } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { DeleteOperator, RegisterOperator } from '../../domain/operator/commands.ts';
import { RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { CloseTransaction } from '../../domain/transaction/approval.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { company, person } from '../../event-store/testSystem.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { until } from '../../test/until.ts';
import { bootstrap } from '../bootstrap.ts';
import { cascades } from './cascade.ts';
import { cleanUp } from './cleanUp.ts';
import { deadlines } from './deadlines.ts';
import { doneThrough, reactingUntilTheEnd } from './testPlaces.ts';

const by = { actor: { role: 'visitor', id: 'visitor' }, correlationId: 'test' } as const;
const hour = 3_600_000;

/** The reactions, a clock to set, and the positions up to which the tables were rewritten. */
async function reacting() {
  let now = Date.now();
  const rewritten: number[] = [];
  const kit = await openKit(readConfig({ DATA_DIR: await tempFolder() }), createLog('silent'), () => now);
  await bootstrap(kit);
  const tried: number[] = [];
  let trouble: Error | undefined;
  let held: Promise<void> | undefined;
  const dropOldPages = async (through: number) => {
    tried.push(through);
    await held;
    if (trouble) throw trouble;
    rewritten.push(through);
    return through;
  };
  const all = [...deadlines, ...cascades, cleanUp(dropOldPages)];
  const watch = await reactingUntilTheEnd(kit, all);
  const filter = { eventTypes: [SubjectErased.type] };
  const erasures = async (count: number) => {
    await until(async () => expect(await Array.fromAsync(kit.store.readAll({ filter }))).toHaveLength(count));
    return Array.fromAsync(kit.store.readAll({ filter }));
  };
  return {
    kit,
    rewritten,
    tried,
    fails: (error?: Error) => void (trouble = error),
    /** Lets clean-ups last until the returned function is called. */
    holds() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    watch,
    later: (milliseconds: number) => void (now += milliseconds),
    run: <C extends Command>(command: C, input: object) => kit.executor.execute(command, input as never, by),
    open: (asking: Partial<Asking>) => {
      const from = { target: 'Shop', device: 'Chrome on Windows', ip: '203.0.113.7' };
      return openRequest(kit, { kind: 'login', ...from, ...asking }, by);
    },
    /** Waits for so many erasures, and until the clean-up after them has been there. */
    async cleaned(count: number) {
      const { position } = (await erasures(count)).at(-1)!;
      now += hour;
      await doneThrough(kit.store, 'clean-up', position);
      return position;
    },
  };
}
const registration = (ownerId: string): Partial<Asking> => ({
  ...{ kind: 'register', ownerId, organisationId: 'acme', deviceId: 'phone', registration: {} },
  account: 'nobody@acme.example',
});

test('requests that nobody answered or that led to no account rewrite no table, and a deletion does', async () => {
  const { later, run, open, cleaned, rewritten } = await reacting();
  await open({});
  await open({ ownerId: 'ada' });
  await open(registration('never-came'));
  const declined = await open(registration('declined'));
  await run(CloseTransaction, { id: declined.id, as: 'declined' });
  const failed = await open(registration('gave-up'));
  await run(CloseTransaction, { id: failed.id, as: 'failed' });
  later(limits.approval);
  await cleaned(5);
  expect(rewritten).toEqual([]);

  await run(RegisterOrganisation, { id: 'acme', ...company });
  await run(RegisterOperator, { id: 'ada', organisationId: 'acme', ...person('ada@acme.example') });
  await run(DeleteOperator, { id: 'ada' });
  expect(rewritten).toEqual([]);
  const position = await cleaned(6);
  expect(rewritten).toEqual([position]);
});

test('the erasure of somebody who acted in the request, or of anybody else, rewrites the tables', async () => {
  const { kit, later, run, open, cleaned, rewritten } = await reacting();
  const { id } = await open(registration('acted'));
  // The address of the one who does something is in the audit.
  const acted = { ...by, actor: { role: 'admin', id: 'acted' }, ip: '203.0.113.7' } as const;
  await kit.executor.execute(CloseTransaction, { id, as: 'failed' }, acted);
  later(limits.approval);
  const first = await cleaned(1);
  expect(rewritten).toEqual([first]);
  await run(EraseSubject, { id: 'somebody' });
  const second = await cleaned(2);
  expect(rewritten).toEqual([first, second]);
});

test('erasures that wait for the next clean-up share it, and hold up none that rewrites nothing', async () => {
  const { later, run, cleaned, rewritten, watch } = await reacting();
  await run(EraseSubject, { id: 'first' });
  const first = await cleaned(1);
  await watch.settled();
  // The next clean-up is an hour away.
  for (const id of ['second', 'third']) await run(EraseSubject, { id });
  await run(EraseSubject, { id: 'nobody', unseen: true });
  later(2 * 60_000);
  await watch.settled();
  expect((await watch.progress()).behind['clean-up']).toMatchObject({ events: 0, seconds: 0 });
  expect(rewritten).toEqual([first]);
  later(hour);
  await watch.settled();
  expect(rewritten).toHaveLength(2);
});

test('an erasure during a clean-up waits for the next one, and is not behind until that is due', async () => {
  const { later, run, holds, tried, watch } = await reacting();
  const ends = holds();
  await run(EraseSubject, { id: 'first' });
  later(2 * 60_000);
  await until(() => expect(tried).toHaveLength(1));
  const { position } = await run(EraseSubject, { id: 'second' });
  await until(() => expect(watch.nextDue()).toBeLessThan(Number.POSITIVE_INFINITY));
  ends();
  later(2 * 60_000);
  await until(() => expect(watch.nextDue()).toBeGreaterThan(Date.now() + hour / 2));
  expect((await watch.progress()).behind['clean-up']).toMatchObject({ events: 0, seconds: 0 });
  later(hour);
  await watch.settled();
  expect(tried.at(-1)).toBe(position);
});

test('erasures that never cease put no clean-up off', async () => {
  const { later, run, rewritten, watch } = await reacting();
  await watch.settled();
  for (let second = 0; second < 130; second += 10) {
    await run(EraseSubject, { id: `after-${second}` });
    later(10_000);
    await watch.settled();
  }
  expect(rewritten).toHaveLength(1);
});

test('a clean-up for which the disk has no room is tried again an hour later, and not every few seconds', async () => {
  const { later, run, fails, tried, rewritten, watch } = await reacting();
  fails(Object.assign(new Error('the disk is short'), { code: '53100' }));
  await run(EraseSubject, { id: 'first' });
  await watch.settled();
  later(2 * 60_000);
  await watch.settled();
  expect(tried).toHaveLength(1);
  for (let minute = 0; minute < 50; minute += 10) {
    later(10 * 60_000);
    await watch.settled();
  }
  expect(tried).toHaveLength(1);
  fails(undefined);
  later(hour);
  await until(() => expect(rewritten).toHaveLength(1));
  expect(tried).toHaveLength(2);
});
