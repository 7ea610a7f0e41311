import { describe, expect, test } from 'vitest';
import {
  ActivateApplication,
  DeleteApplication,
  SuspendApplication,
} from '../../domain/application/commands.ts';
import { SuspendOperator } from '../../domain/operator/commands.ts';
import { DeleteOrganisation } from '../../domain/organisation/commands.ts';
import { RegisterUser, SuspendUser } from '../../domain/user/commands.ts';
import { admin, by, openSystem, operatorOf, someone, system } from '../testSystem.ts';

describe('tenancy', () => {
  const rival = by(operatorOf('rival'));
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ code, message }) => `${code}: ${message}`,
    );

  test("another organisation's aggregate is refused exactly like one that is not there", async () => {
    const it = await openSystem();
    await Promise.all([it.organisation('acme'), it.organisation('rival')]);
    await it.app('shop');
    await it.operator('ada', 'ada@example.com');
    const before = await it.store.head();
    for (const command of [SuspendApplication, ActivateApplication, DeleteApplication])
      expect(await refusal(it.execute(command, { id: 'shop' }, rival))).toBe(
        await refusal(it.execute(command, { id: 'none' }, rival)),
      );
    expect(await refusal(it.execute(SuspendOperator, { id: 'ada' }, rival))).toBe(
      await refusal(it.execute(SuspendOperator, { id: 'none' }, rival)),
    );
    expect(await it.store.head()).toBe(before);
  });
  test('so is creating something under it, and nothing is reserved', async () => {
    const it = await openSystem();
    await Promise.all([it.organisation('acme'), it.organisation('rival')]);
    await it.app('shop');
    const before = await it.store.head();
    expect(await refusal(it.app('mine', 'acme', rival))).toBe(await refusal(it.app('mine', 'none', rival)));
    const user = (applicationId: string) =>
      it.execute(RegisterUser, { id: 'eve', ...someone(), applicationId, username: 'eve' }, rival);
    expect(await refusal(user('shop'))).toBe(await refusal(user('none')));
    expect(await it.store.head()).toBe(before);
  });
  test('what is created knows what it is under', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    await it.execute(
      RegisterUser,
      { id: 'eve', ...someone(), applicationId: 'shop', username: 'eve' },
      by(system),
    );
    const [registered] = await it.events('user-eve');
    expect(registered!.metadata).toMatchObject({ organisationId: 'acme', applicationId: 'shop' });
  });
});

describe('what is under something deleted', () => {
  test('is refused to everyone but the cascade', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    await it.execute(
      RegisterUser,
      { id: 'eve', ...someone(), applicationId: 'shop', username: 'eve' },
      by(system),
    );
    await it.execute(DeleteApplication, { id: 'shop' }, by(admin));
    const eve = { id: 'eve' };
    await expect(it.execute(SuspendUser, eve, by(admin))).rejects.toMatchObject({
      code: 'application.unknown',
    });
    await expect(it.execute(SuspendUser, eve, by(operatorOf('acme')))).rejects.toMatchObject({
      code: 'application.unknown',
    });
    await it.execute(SuspendUser, eve, by(system));
  });
  test('is not made any more, not even by the cascade', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.execute(DeleteOrganisation, { id: 'acme' }, by(admin));
    await expect(it.app('shop')).rejects.toMatchObject({ code: 'organisation.unknown' });
  });
});
