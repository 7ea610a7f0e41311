import { join } from 'node:path';
import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib';
import { expect, onTestFinished, test } from 'vitest';
import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { factorOf } from '../../domain/addressLimits/addressLimits.ts';
import { ChooseVanityAddress } from '../../domain/organisation/commands.ts';
import { Refusal } from '../../domain/refusals.ts';
import { sqliteRecords } from '../../event-store/records/sqliteRecords.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { by, openSystem, system } from '../../event-store/testSystem.ts';
import { captchaOf, noCaptcha } from '../access/captcha.ts';
import { limitsOf } from '../limits/limits.ts';
import { ratesOf } from '../limits/rates.ts';
import type { Sender } from './caller.ts';
import { changeLimit, limited, wrongLimits } from './callLimit.ts';

const vault = { derive: () => [Buffer.alloc(32, 1)] };

const widened = {
  large: { network: '198.51.100.0/24', factor: 10, reason: 'A large office', until: '1970-01-02' },
};
const littleWork = { iterations: 1, tries: { least: 1, most: 3 } };
/** The payload of a browser: base64 of a challenge and its solution. */
async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
const others = Array.from({ length: 2 * wrongLimits.organisations }, (_, n) => `other-${n}`);
/** A process with its own counters in memory, on the records in a folder, with organisations at `acme-ltd` and `others`. */
async function processes({ demandsWork = false } = {}) {
  const folder = await tempFolder();
  const log = await openSystem();
  for (const subdomain of ['acme-ltd', ...others]) {
    await log.organisation(subdomain);
    const chosen = { id: subdomain, country: 'India', name: subdomain, subdomain };
    await log.execute(ChooseVanityAddress, chosen, by(system));
  }
  // The library that checks a proof of work looks at the real clock.
  const time = { now: demandsWork ? Date.now() : 1_000_000 };
  const clock = () => time.now;
  return {
    time,
    another() {
      const records = sqliteRecords(join(folder, 'records.db'), { clock });
      onTestFinished(() => records.close());
      const rates = ratesOf();
      const captcha = demandsWork ? captchaOf(vault, records, clock, littleWork) : noCaptcha;
      const kit = {
        rates,
        clock,
        limits: limitsOf(records, rates, vault, clock),
        captcha,
        executor: log as never,
        widened: async (ip: string) => factorOf({ widened }, ip, new Date(time.now)),
      };
      const admitted = (call: Call, caller: Sender, proof?: string) => limited(kit, call, caller, {}, proof);
      return Object.assign(admitted, {
        solved: async () => solved((await captcha.challenge()) as Challenge),
      });
    },
  };
}
const office = '203.0.113.7';
const from = (subdomain: string, ip = office) =>
  ({ actor: { role: 'visitor', id: 'visitor' }, ip, host: { app: 'org', subdomain } }) as Sender;
const wrong = new Refusal('transaction.used');
const { loginOIDCUsers, verifyLoginOIDCUsers, verifyToken, checkOperator } = calls;
const { count } = verifyLoginOIDCUsers.rate!;
const free = count * wrongLimits.free;

/** Calls wrongly until it must wait, and returns how often it was let through. */
async function guess(
  admitted: Awaited<ReturnType<typeof processes>>['another'] extends () => infer A ? A : never,
  call: Call,
  caller: Sender,
  { error = wrong as unknown, prove = async (): Promise<string | undefined> => undefined } = {},
) {
  for (let passed = 0; ; passed++)
    try {
      const settle = await admitted(call, caller, await prove());
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
    const caller = from(person % 2 ? 'acme-ltd' : others[0]!);
    const begun = await admitted(loginOIDCUsers, caller);
    await begun();
    open.push(async () => (await admitted(verifyLoginOIDCUsers, caller))());
    // Each takes 15 seconds to show the passkey, so that many are under way.
    if (open.length > 50) await open.shift()!();
    time.now += 300;
  }
  for (const finish of open) await finish();
});

test('a caller who is wrong as often as the table of calls allows is told when to come again', async () => {
  const { time, another } = await processes();
  const admitted = another();
  const { passed, refusal } = await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'));
  expect(passed).toBe(count);
  expect(refusal).toMatchObject({ code: 'request.tooMany', retryAfterSeconds: 1 });
  time.now += 1000;
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'))).passed).toBe(1);
});

test('attempts that are under way at the same moment count too', async () => {
  const admitted = (await processes()).another();
  const all = await Promise.allSettled(
    Array.from({ length: 3 * count }, () => admitted(verifyLoginOIDCUsers, from('acme-ltd'))),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(count);
});

test('one organisation’s guesser stops nobody at another, until five have been guessed at', async () => {
  const admitted = (await processes()).another();
  await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'));
  const settle = await admitted(verifyLoginOIDCUsers, from(others[0]!));
  await settle();
  let passed = count;
  for (const other of others) passed += (await guess(admitted, verifyLoginOIDCUsers, from(other))).passed;
  expect(passed).toBe(wrongLimits.organisations * count);
});

test('calls at hosts that no organisation has are counted as if it were one host', async () => {
  const admitted = (await processes()).another();
  for (let n = 0; n < wrongLimits.all * count; n++)
    await (await admitted(verifyLoginOIDCUsers, from(`made-up-${n}`)))();
  const refused = admitted(verifyLoginOIDCUsers, from('made-up'));
  await expect(refused).rejects.toMatchObject({ code: 'request.tooMany' });
  await (await admitted(verifyLoginOIDCUsers, from('acme-ltd')))();
});

test('an operator changes 600 things in a minute by calls without a limit of their own, and reads on', async () => {
  const { time, another } = await processes();
  const admitted = another();
  const operator = { actor: { role: 'operator', id: 'ada' }, ip: office } as Sender;
  const { addGroup, renameGroup, usage } = calls;
  for (let n = 0; n < changeLimit.count; n++)
    await (await admitted(n % 2 ? addGroup : renameGroup, operator))();
  await expect(admitted(renameGroup, operator)).rejects.toMatchObject({ code: 'request.tooMany' });
  await (await admitted(usage, operator))();
  await (await admitted(renameGroup, { ...operator, actor: { role: 'operator', id: 'bob' } }))();
  time.now += 100;
  await (await admitted(renameGroup, operator))();
});

test('a whole /48 of IPv6 is wrong ten times as often as one of its /64, and no more', async () => {
  const admitted = (await processes()).another();
  let passed = 0;
  for (let n = 0; n < 20; n++) {
    const caller = from('acme-ltd', `2001:db8:1:${n}::7`);
    passed += (await guess(admitted, verifyLoginOIDCUsers, caller)).passed;
  }
  expect(passed).toBe(10 * count);
  const next = await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd', '2001:db8:2::7'));
  expect(next.passed).toBe(count);
  let asked = 0;
  for (let n = 0; n < 20; n++)
    asked += (await guess(admitted, checkOperator, from('acme-ltd', `2001:db8:1:${n}::7`))).passed;
  expect(asked).toBe(10 * checkOperator.rate!.count);
});

test('a session adds nothing to the attempts of an address at a call that is open to visitors', async () => {
  const admitted = (await processes()).another();
  await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'));
  for (const id of ['ada', 'bob']) {
    const signedIn = { ...from('acme-ltd'), actor: { role: 'operator', id } } as Sender;
    expect((await guess(admitted, verifyLoginOIDCUsers, signedIn)).passed).toBe(0);
  }
});

test('even right calls have an end, so that one address cannot fill the log', async () => {
  const admitted = (await processes()).another();
  for (let n = 0; n < wrongLimits.all * count; n++)
    await (await admitted(verifyLoginOIDCUsers, from('acme-ltd')))();
  await expect(admitted(verifyLoginOIDCUsers, from('acme-ltd'))).rejects.toMatchObject({
    code: 'request.tooMany',
  });
  await (await admitted(verifyLoginOIDCUsers, from('acme-ltd', '203.0.113.8')))();
});

test('half of the wrong attempts of an address are free; then each costs a proof of work, until it is refused', async () => {
  const { time, another } = await processes({ demandsWork: true });
  const admitted = another();
  const prove = admitted.solved;
  const without = await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'));
  expect(without.passed).toBe(free);
  expect(without.refusal).toMatchObject({ code: 'request.proof', retryAfterSeconds: expect.any(Number) });
  const proved = await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'), { prove });
  expect(proved.passed).toBe(count - free);
  expect(proved.refusal).toMatchObject({ code: 'request.tooMany', retryAfterSeconds: 1 });
  time.now += 60_000;
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'))).passed).toBe(free);
});

test('free attempts are counted over all organisations together, and a success there needs one proof each', async () => {
  const admitted = (await processes({ demandsWork: true })).another();
  await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'));
  expect((await guess(admitted, verifyLoginOIDCUsers, from(others[0]!))).passed).toBe(0);
  await (await admitted(verifyLoginOIDCUsers, from(others[0]!), await admitted.solved()))();
  await (await admitted(verifyLoginOIDCUsers, from(others[0]!, '203.0.113.8')))();
});

test('a proof of work counts once, one that is wrong is refused, and neither costs an attempt', async () => {
  const admitted = (await processes({ demandsWork: true })).another();
  await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'));
  const proof = await admitted.solved();
  await (await admitted(verifyLoginOIDCUsers, from('acme-ltd'), proof))(wrong);
  for (const again of [proof, 'made up', '', 'x'.repeat(100_000)])
    await expect(admitted(verifyLoginOIDCUsers, from('acme-ltd'), again)).rejects.toMatchObject({
      code: 'request.captcha',
    });
  const rest = await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd'), { prove: admitted.solved });
  expect(rest.passed).toBe(count - free - 1);
});

test('attempts that are free are counted over all processes where what is wrong is', async () => {
  const { another } = await processes({ demandsWork: true });
  const { approveTransaction } = calls;
  const half = approveTransaction.rate!.count * wrongLimits.free;
  expect((await guess(another(), approveTransaction, from('acme-ltd'))).passed).toBe(half);
  expect((await guess(another(), approveTransaction, from('acme-ltd'))).passed).toBe(0);
});

test('an address whose limits were widened has so many times the attempts, and its neighbour has not', async () => {
  const { time, another } = await processes();
  const admitted = another();
  const large = '198.51.100.9';
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd', large))).passed).toBe(10 * count);
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd', '198.51.101.9'))).passed).toBe(count);
  expect((await guess(admitted, checkOperator, from('acme-ltd', large))).passed).toBe(
    10 * checkOperator.rate!.count,
  );
  time.now += 2 * 86_400_000;
  expect((await guess(admitted, verifyLoginOIDCUsers, from('acme-ltd', large))).passed).toBe(count);
});

test('a fault of our own costs nobody an attempt', async () => {
  const admitted = (await processes()).another();
  for (let n = 0; n < 2 * count; n++)
    await (await admitted(verifyLoginOIDCUsers, from('acme-ltd')))(new Error('a bug'));
});

test.for([
  ['questions for e-mail addresses', checkOperator],
  ['wrong seals', verifyToken],
] as const)('%s are counted over all processes, and after a restart', async ([, call]) => {
  const { another } = await processes();
  const [one, two] = [another(), another()];
  const half = call.rate!.count / 2;
  for (let n = 0; n < half; n++) await (await one(call, from('acme-ltd')))(wrong);
  for (let n = 0; n < half; n++) await (await two(call, from('acme-ltd')))(wrong);
  for (const each of [one, two, another()])
    await expect(each(call, from('acme-ltd'))).rejects.toMatchObject({ code: 'request.tooMany' });
});
