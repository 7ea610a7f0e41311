import { expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import type { Sender } from './caller.ts';
import { changeLimit, wrongLimits } from './callLimit.ts';
import { from, guess, office, others, processes, wrong } from './testCallLimit.ts';

const { verifyLoginOIDCUsers, verifyToken, checkOperator } = calls;
const { count } = verifyLoginOIDCUsers.rate!;
const free = count * wrongLimits.free;

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
