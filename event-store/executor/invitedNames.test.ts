import { describe, expect, test } from 'vitest';
import { CreateApplication } from '../../domain/application/commands.ts';
import { ConsumeInvite, DeleteInvite, ResendInvite, SendInvite } from '../../domain/invite/commands.ts';
import { invitationOf } from '../../domain/invite/invite.ts';
import { ref } from '../../domain/kit.ts';
import { DeleteUser, EnrolUser, RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { usernameClaims, usernameKeys } from '../../domain/usernames/username.ts';
import { by, openSystem, outcomes, shared, someone, system } from '../testSystem.ts';
import { executor } from './execute.ts';

const day = 86_400_000;
const email = 'bob@x.io';
const taken = { code: 'user.taken' };

/** An application, an adjustable clock, and Bob's invitation to the application. */
async function invitedBob() {
  const it = await openSystem();
  await it.organisation();
  await it.app('shop');
  const time = { now: Date.parse('2026-01-01T00:00:00Z') };
  const clock = () => time.now;
  const { execute, reserved } = executor(it.store, it.vault, { clock });
  const about = { organisationId: 'acme', applicationId: 'shop', type: 'ADD_USER', name: 'Bob' } as const;
  const invite = (id: string, address = email) =>
    execute(SendInvite, { id, ...about, email: address }, by(system));
  const register = (id: string, inviteId?: string, enrolling = false, run = execute) =>
    run(
      RegisterUser,
      { id, ...someone(), applicationId: 'shop', username: email, enrolling, ...(inviteId && { inviteId }) },
      by(system),
    );
  const holder = () => reserved.holderOf('username', usernameKeys('shop', email)[0]!);
  await invite('bob');
  return { ...it, execute, reserved, clock, time, invite, register, holder };
}

describe('the name of an invited person', () => {
  test('is nobody else’s from the invitation on, whatever its letter case', async () => {
    const it = await invitedBob();
    await expect(it.register('mallory')).rejects.toMatchObject(taken);
    await expect(it.invite('again', 'BOB@x.io')).rejects.toMatchObject(taken);
    expect(await it.holder()).toMatchObject({ id: 'bob', of: { name: 'invite' } });
  });
  test('goes to the user whom the invitation lets in', async () => {
    const it = await invitedBob();
    await it.register('bob-user', 'bob');
    expect(await it.holder()).toMatchObject({ id: 'bob-user', of: { name: 'user' } });
    await it.execute(ConsumeInvite, { id: 'bob' }, by(system));
    await expect(it.register('mallory')).rejects.toMatchObject(taken);
    expect(await it.holder()).toMatchObject({ id: 'bob-user' });
  });
  test('stays reserved while the invited person’s registration is not finished', async () => {
    const it = await invitedBob();
    await it.register('bob-user', 'bob', true);
    await expect(it.register('mallory')).rejects.toMatchObject(taken);
    expect(await it.holder()).toMatchObject({ id: 'bob' });
    await it.execute(EnrolUser, { id: 'bob-user' }, by(system));
    expect(await it.holder()).toMatchObject({ id: 'bob-user' });
  });
  test('and when only the name was taken before the process died', async () => {
    const it = await invitedBob();
    const [claim] = usernameClaims('shop', email, invitationOf('bob'));
    const metadata = { at: '2026-01-01T00:00:00.000Z', correlationId: 'test' };
    await it.reserved.take(claim!, ref(user, 'bob-user'), metadata);
    await expect(it.register('mallory')).rejects.toMatchObject(taken);
    await it.register('bob-user', 'bob');
    expect(await it.holder()).toMatchObject({ id: 'bob-user' });
  });
  test('is not handed on by another person’s invitation', async () => {
    const it = await invitedBob();
    await it.invite('eve', 'eve@x.io');
    await expect(it.register('eve-user', 'eve')).rejects.toMatchObject(taken);
  });
  test('is free once the invitation is withdrawn', async () => {
    const it = await invitedBob();
    await it.execute(DeleteInvite, { id: 'bob' }, by(system));
    expect(await it.holder()).toBeNull();
    await it.register('mallory');
    expect(await it.holder()).toMatchObject({ id: 'mallory' });
  });
  test('is free once the invitation has expired, and reserved anew when it is sent again', async () => {
    const it = await invitedBob();
    it.time.now += 3 * day;
    expect(await it.holder()).toBeNull();
    await it.register('mallory');
    const again = { id: 'bob', reserves: { applications: ['shop'], email } };
    await expect(it.execute(ResendInvite, again, by(system))).rejects.toMatchObject(taken);
    await it.execute(DeleteUser, { id: 'mallory' }, by(system));
    await it.execute(ResendInvite, again, by(system));
    await expect(it.register('eve')).rejects.toMatchObject(taken);
    await it.register('bob-user', 'bob');
  });
  test('goes to a second invitation once the first has expired', async () => {
    const it = await invitedBob();
    it.time.now += 3 * day;
    await it.invite('second');
    await it.register('bob-user', 'second');
    expect(await it.holder()).toMatchObject({ id: 'bob-user' });
  });
  test('is not won by any of twenty processes that race with the invited person’s', async () => {
    const it = await invitedBob();
    const own = () => executor(shared(it.store), it.vault, { clock: it.clock });
    const strangers = Array.from({ length: 20 }, (_, n) =>
      it.register(`mallory-${n}`, undefined, false, own().execute),
    );
    const bob = own();
    const registering = it.register('bob-user', 'bob', true, bob.execute);
    const { done, codes } = await outcomes(strangers);
    expect({ done, codes }).toEqual({ done: 0, codes: ['user.taken'] });
    await registering;
    await bob.execute(EnrolUser, { id: 'bob-user' }, by(system));
    const [value] = usernameKeys('shop', email);
    expect(await own().reserved.holderOf('username', value!)).toMatchObject({ id: 'bob-user' });
  });
  test('goes to one invitation alone when operators of several processes invite to the same applications', async () => {
    const it = await openSystem();
    await it.organisation();
    const wiki = { kind: 'oidc' as const, name: 'Wiki', redirectUris: ['https://wiki.example/callback'] };
    const apps = { wiki, network: { kind: 'radius' as const, name: 'Network' } };
    for (const [id, settings] of Object.entries(apps))
      await it.execute(CreateApplication, { id, organisationId: 'acme', settings }, by(system));
    const to = [
      { type: 'ADD_OIDC_USER', applicationId: 'wiki', further: ['network'] },
      { type: 'ADD_RADIUS_USER', applicationId: 'network', further: ['wiki'] },
    ] as const;
    const racing = Array.from({ length: 12 }, (_, n) => {
      const { execute } = executor(shared(it.store), it.vault);
      const { further, ...first } = to[n % 2]!;
      const about = { organisationId: 'acme', name: 'Bob', email, ...first, further: [...further] };
      return execute(SendInvite, { id: `bob-${n}`, ...about }, by(system));
    });
    const { done, codes } = await outcomes(racing);
    expect({ done, codes }).toEqual({ done: 1, codes: ['user.taken'] });
  });
  test('goes to one alone of an invitation and a registration at the same moment', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    const racing = Array.from({ length: 12 }, (_, n) => {
      const { execute } = executor(shared(it.store), it.vault);
      const about = { organisationId: 'acme', applicationId: 'shop', type: 'ADD_USER', name: 'Bob' } as const;
      return n % 2
        ? execute(SendInvite, { id: `bob-${n}`, ...about, email }, by(system))
        : execute(
            RegisterUser,
            { id: `eve-${n}`, ...someone(), applicationId: 'shop', username: email },
            by(system),
          );
    });
    expect((await outcomes(racing)).done).toBe(1);
  });
});
