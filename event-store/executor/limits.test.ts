import { describe, expect, test } from 'vitest';
import {
  ActivateApplication,
  ChangeApplication,
  DeleteApplication,
} from '../../domain/application/commands.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { ChangePlan } from '../../domain/plan/commands.ts';
import { admin, by, openSystem, outcomes, system } from '../testSystem.ts';

const credential = {
  ...{ publicKey: 'k', rpId: 'localhost', counter: 0, transports: [], fmt: 'none', aaguid: '' },
  ...{ backupEligible: false, backedUp: false, deviceType: 'Web', platform: 'Linux' },
};

describe('what is limited', () => {
  const used = async ({ reserved }: Awaited<ReturnType<typeof openSystem>>) => {
    const claim = { kind: 'app.count', of: 'acme' } as const;
    const count = await reserved.count(claim);
    expect(await reserved.holdersOf(claim)).toHaveLength(count);
    return count;
  };

  test('fifty at once against a plan of ten give ten, and a deleted one makes room [org-apps.no-limit-block]', async () => {
    const it = await openSystem({ apps: 10 });
    await it.organisation();
    const racing = Array.from({ length: 50 }, (_, n) => it.app(`app-${n}`));
    expect(await outcomes(racing)).toEqual({ done: 10, codes: ['application.limit'] });
    expect(await used(it)).toBe(10);
    const [made] = (await it.events()).filter(({ type }) => type === 'ApplicationCreated');
    await it.execute(DeleteApplication, { id: made!.streamId.slice('application-'.length) }, by(admin));
    expect(await used(it)).toBe(9);
    const again = Array.from({ length: 5 }, (_, n) => it.app(`more-${n}`));
    expect(await outcomes(again)).toEqual({ done: 1, codes: ['application.limit'] });
  });
  test('a plan of none gives none', async () => {
    const it = await openSystem({ apps: 0 });
    await it.organisation();
    await expect(it.app('shop')).rejects.toMatchObject({ code: 'application.limit' });
  });
  test('each organisation has its own', async () => {
    const it = await openSystem({ apps: 1 });
    await Promise.all([it.organisation('acme'), it.organisation('rival')]);
    await Promise.all([it.app('one', 'acme'), it.app('two', 'rival')]);
    expect(await used(it)).toBe(1);
  });
  test('after the plan shrank, one that goes makes no room while too many are left', async () => {
    const it = await openSystem({ apps: 4 });
    await it.organisation();
    for (let n = 0; n < 4; n += 1) await it.app(`app-${n}`);
    await it.execute(ChangePlan, { id: 'free_trial', changes: { allowNumberOfApps: 2 } }, by(admin));
    for (const id of ['app-0', 'app-3']) {
      await it.execute(DeleteApplication, { id }, by(admin));
      await expect(it.app(`after-${id}`)).rejects.toMatchObject({ code: 'application.limit' });
    }
    await it.execute(DeleteApplication, { id: 'app-1' }, by(admin));
    await it.app('fits');
    await expect(it.app('too-many')).rejects.toMatchObject({ code: 'application.limit' });
  });
  test('changing or suspending what is there takes no further slot', async () => {
    const it = await openSystem({ apps: 1 });
    await it.organisation();
    await it.app('shop');
    await it.execute(ChangeApplication, { id: 'shop', changes: { kind: 'web', name: 'Store' } }, by(admin));
    await it.execute(ActivateApplication, { id: 'shop' }, by(admin));
    expect(await used(it)).toBe(1);
  });
  test('a plan that says nothing of a limit sets none, one that denies it sets zero', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'a@x.io');
    const granting = (features: object) =>
      it.execute(ChangePlan, { id: 'free_trial', changes: { features } }, by(admin));
    const add = (id: string) =>
      it.execute(
        AddDevice,
        { id, holder: { kind: 'operator', id: 'ada' }, credential: { ...credential, credentialId: id } },
        by(system),
      );
    await granting({});
    for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) await add(id);
    await granting({ 'max.device.count': false });
    await expect(add('seven')).rejects.toMatchObject({ code: 'device.limit' });
  });
});
