import { expect, onTestFinished, test } from 'vitest';
import { ConsumeInvite, SendInvite } from '../../domain/invite/commands.ts';
import { ref } from '../../domain/kit.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { by, openSystem, system } from '../../event-store/testSystem.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { createLog } from '../../server-kit/log.ts';
import { until } from '../../test/until.ts';
import { runReactions } from './runner/run.ts';
import { verifiedUsernames } from './usernames.ts';

test('users who came by an invitation before there was a difference are verified, others are not', async () => {
  const it = await openSystem();
  await it.organisation();
  await it.app('shop');
  const invitation = {
    organisationId: 'acme',
    applicationId: 'shop',
    type: 'ADD_USER',
    name: 'Bob',
  } as const;
  await it.execute(SendInvite, { id: 'bob-invite', ...invitation, email: 'bob@x.io' }, by(system));
  for (const id of ['bob', 'eve', 'ada'])
    await it.execute(RegisterUser, { id, applicationId: 'shop', username: id }, by(system));
  const bob = { role: 'user', id: 'bob', organisationId: 'acme' } as const;
  await it.execute(ConsumeInvite, { id: 'bob-invite' }, by(bob));
  // A team member used this invitation.
  await it.execute(SendInvite, { id: 'eve-invite', ...invitation, email: 'eve@x.io' }, by(system));
  await it.execute(ConsumeInvite, { id: 'eve-invite' }, by({ ...bob, role: 'operator', id: 'eve' }));

  const stopping = new AbortController();
  const kit = { ...it, executor: it, clock: Date.now, log: createLog('silent') } as unknown as Kit;
  const run = runReactions(kit, [verifiedUsernames], stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await run;
  });
  const verified = async (id: string) =>
    (await it.look(ref(user, id), { fresh: true })).state.usernameVerified;
  await until(async () => expect(await verified('bob')).toBe(true));
  // Work that has begun is finished before a stop.
  stopping.abort();
  await run;
  expect(await Promise.all(['bob', 'eve', 'ada'].map(verified))).toEqual([true, false, false]);
});
