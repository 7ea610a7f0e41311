import { expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import { wrongLimits } from './callLimit.ts';
import { from, guess, others, processes } from './testCallLimit.ts';

const { loginOIDCUsers, verifyLoginOIDCUsers, checkOperator } = calls;
const { count } = verifyLoginOIDCUsers.rate!;

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
