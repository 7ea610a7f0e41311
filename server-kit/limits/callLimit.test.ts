import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import type { Call } from '../../api/kit.ts';
import { factorOf } from '../../domain/addressLimits/addressLimits.ts';
import { Refusal } from '../../domain/refusals.ts';
import { sqliteRecords } from '../../event-store/records/records.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import type { Sender } from '../http/request/caller.ts';
import { ratesOf } from '../rates.ts';
import { limited, wrongLimits } from './callLimit.ts';
import { limitsOf } from './limits.ts';

const vault = { derive: () => [Buffer.alloc(32, 1)] };

const widened = {
  large: { network: '198.51.100.0/24', factor: 10, reason: 'A large office', until: '1970-01-02' },
};
/** A process with its own counters in memory, on the records in a folder. */
async function processes() {
  const folder = await tempFolder();
  const time = { now: 1_000_000 };
  const clock = () => time.now;
  return {
    time,
    another() {
      const records = sqliteRecords(join(folder, 'records.db'), { clock });
      onTestFinished(() => records.close());
      const rates = ratesOf();
      const kit = {
        rates,
        clock,
        limits: limitsOf(records, rates, vault, clock),
        executor: undefined as never,
        widened: async (ip: string) => factorOf({ widened }, ip, new Date(time.now)),
      };
      return (call: Call, caller: Sender) => limited(kit, call, caller, {});
    },
  };
}
const office = '203.0.113.7';
const from = (subdomain: string, ip = office) =>
  ({ actor: { role: 'visitor', id: 'visitor' }, ip, host: { app: 'org', subdomain } }) as Sender;
const wrong = new Refusal('transaction.used');
const { loginOIDCUsers, verifyLoginOIDCUsers, verifyToken, checkOperator } = calls;
const { count } = verifyLoginOIDCUsers.rate!;

/** Calls wrongly until it must wait, and returns how often it was let through. */
async function guess(
  admitted: Awaited<ReturnType<typeof processes>>['another'] extends () => infer A ? A : never,
  call: Call,
  caller: Sender,
  error: unknown = wrong,
) {
  for (let passed = 0; ; passed++)
    try {
      const settle = await admitted(call, caller);
      await settle(error);
    } catch (refusal) {
      return { passed, refusal };
    }
}

test('2,000 people of two organisations behind one address sign in within ten minutes, and none is refused', async () => {
  const { time, another } = await processes();
  const admitted = another();
  const open: (() => Promise<void>)[] = [];
  for (let person = 0; person < 2000; person++) {
    const caller = from(person % 2 ? 'acme' : 'others');
    const begun = await admitted(loginOIDCUsers, caller);
    await begun();
    open.push(async () => (await admitted(verifyLoginOIDCUsers, caller))());
    // Each takes 15 seconds to show the passkey, so that many are under way.
    if (open.length > 50) await open.shift()!();
    time.now += 300;
  }
  for (const finish of open) await finish();
});

test('whoever is wrong is told when to come again after as many attempts as the table of calls says', async () => {
  const { time, another } = await processes();
  const admitted = another();
  const { passed, refusal } = await guess(admitted, verifyLoginOIDCUsers, from('acme'));
  expect(passed).toBe(count);
  expect(refusal).toMatchObject({ code: 'request.tooMany', retryAfterSeconds: 1 });
  time.now += 1000;
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme'))).passed).toBe(1);
});

test('attempts that are under way at the same moment count too', async () => {
  const admitted = (await processes()).another();
  const all = await Promise.allSettled(
    Array.from({ length: 3 * count }, () => admitted(verifyLoginOIDCUsers, from('acme'))),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(count);
});

test('one organisation’s guesser stops nobody at another, until five have been guessed at', async () => {
  const admitted = (await processes()).another();
  await guess(admitted, verifyLoginOIDCUsers, from('acme'));
  const settle = await admitted(verifyLoginOIDCUsers, from('others'));
  await settle();
  let passed = count;
  for (let n = 0; n < 2 * wrongLimits.organisations; n++)
    passed += (await guess(admitted, verifyLoginOIDCUsers, from(`made-up-${n}`))).passed;
  expect(passed).toBe(wrongLimits.organisations * count);
});

test('even right calls have an end, so that one address cannot fill the log', async () => {
  const admitted = (await processes()).another();
  for (let n = 0; n < wrongLimits.all * count; n++)
    await (await admitted(verifyLoginOIDCUsers, from('acme')))();
  await expect(admitted(verifyLoginOIDCUsers, from('acme'))).rejects.toMatchObject({
    code: 'request.tooMany',
  });
  await (await admitted(verifyLoginOIDCUsers, from('acme', '203.0.113.8')))();
});

test('an address whose limits were widened has so many times the attempts, and its neighbour has not', async () => {
  const { time, another } = await processes();
  const admitted = another();
  const large = '198.51.100.9';
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme', large))).passed).toBe(10 * count);
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme', '198.51.101.9'))).passed).toBe(count);
  expect((await guess(admitted, checkOperator, from('acme', large))).passed).toBe(
    10 * checkOperator.rate!.count,
  );
  time.now += 2 * 86_400_000;
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme', large))).passed).toBe(count);
});

test('a fault of our own costs nobody an attempt', async () => {
  const admitted = (await processes()).another();
  for (let n = 0; n < 2 * count; n++)
    await (await admitted(verifyLoginOIDCUsers, from('acme')))(new Error('a bug'));
});

test.for([
  ['questions for e-mail addresses', checkOperator],
  ['wrong seals', verifyToken],
] as const)('%s are counted over all processes, and after a restart', async ([, call]) => {
  const { another } = await processes();
  const [one, two] = [another(), another()];
  const half = call.rate!.count / 2;
  for (let n = 0; n < half; n++) await (await one(call, from('acme')))(wrong);
  for (let n = 0; n < half; n++) await (await two(call, from('acme')))(wrong);
  for (const each of [one, two, another()])
    await expect(each(call, from('acme'))).rejects.toMatchObject({ code: 'request.tooMany' });
});
