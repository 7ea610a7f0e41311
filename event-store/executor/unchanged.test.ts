import { expect, test } from 'vitest';
import { ChangeApplication, SuspendApplication } from '../../domain/application/commands.ts';
import { ChangeOperatorDetails, DismissStarter } from '../../domain/operator/commands.ts';
import { admin, by, openSystem, operatorOf, outcomes } from '../testSystem.ts';

const named = (name: string) => ({ id: 'shop', changes: { kind: 'web' as const, name } });
const since = (unchangedSince: number, idempotencyKey?: string) =>
  by(operatorOf('acme'), { unchangedSince, idempotencyKey });

test('of two changes that are based on the same position the second is refused, and told where the first is', async () => {
  const it = await openSystem();
  await it.organisation();
  const { position: read } = await it.app('shop');
  const first = await it.execute(ChangeApplication, named('Shop 1'), since(read, 'the-first'));
  const second = it.execute(ChangeApplication, named('Shop 2'), since(read));
  await expect(second).rejects.toMatchObject({ code: 'request.changed', position: first.position });
  const again = await it.execute(ChangeApplication, named('Shop 1'), since(read, 'the-first'));
  expect(again).toEqual({ ...first, events: [] });
  await it.execute(ChangeApplication, named('Shop 2'), since(first.position));
  expect(await it.events('application-shop')).toHaveLength(3);
  const later = await it.again();
  const tooLate = later.execute(ChangeApplication, named('Shop 3'), since(first.position));
  await expect(tooLate).rejects.toMatchObject({ code: 'request.changed' });
});
test('so it is when both are decided together', async () => {
  const it = await openSystem();
  await it.organisation();
  const { position } = await it.app('shop');
  const all = ['Shop 1', 'Shop 2'].map((name) => it.execute(ChangeApplication, named(name), since(position)));
  expect(await outcomes(all)).toEqual({ done: 1, codes: ['request.changed'] });
  const events = await it.events('application-shop');
  await it.execute(ChangeApplication, named('Shop 3'), since(events.at(-1)!.position));
});
test('so is a suspension, because it can be taken back', async () => {
  const it = await openSystem();
  await it.organisation();
  const { position } = await it.app('shop');
  const suspended = await it.execute(SuspendApplication, { id: 'shop' }, by(admin));
  const change = it.execute(ChangeApplication, named('Shop 1'), since(position));
  await expect(change).rejects.toMatchObject({ code: 'request.changed', position: suspended.position });
});
test('what no form edits and nobody takes back is no reason to refuse, nor is anything without a position', async () => {
  const it = await openSystem();
  await it.organisation();
  const { position } = await it.operator('op', 'ada@acme.example');
  const details = (name: string) => ({ id: 'op', name, phoneNumber: '' });
  const dismissed = await it.execute(DismissStarter, { id: 'op' }, by(operatorOf('acme')));
  expect(dismissed.events).toHaveLength(1);
  await it.execute(ChangeOperatorDetails, details('Ada'), since(position));
  await it.execute(ChangeOperatorDetails, details('Ada Lovelace'), by(operatorOf('acme')));
  const { metadata } = (await it.events('operator-op')).at(-1)!;
  expect(metadata).not.toHaveProperty('unchangedSince');
});
