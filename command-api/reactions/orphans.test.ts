import { expect, test, vi } from 'vitest';
import { application } from '../../domain/application/application.ts';
import { CreateApplication, DeleteApplication } from '../../domain/application/commands.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { CreateGroup } from '../../domain/group/commands.ts';
import { group } from '../../domain/group/group.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { type Command, lives, type Ref, ref } from '../../domain/kit.ts';
import { RegisterOperator } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { DeleteOrganisation, RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { DeletePerson, RegisterPerson } from '../../domain/person/commands.ts';
import { JoinPerson, PrepareJoin } from '../../domain/person/joining.ts';
import { person } from '../../domain/person/person.ts';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { SubscribePush } from '../../domain/pushSubscription/commands.ts';
import { pushSubscription } from '../../domain/pushSubscription/pushSubscription.ts';
import { AddRadiusClient } from '../../domain/radiusClient/commands.ts';
import { radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import { clientSettings } from '../../domain/radiusClient/settings.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { executor } from '../../event-store/executor/execute.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { by, company, settings, person as somebody, system } from '../../event-store/testSystem.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { cascades } from './cascade.ts';
import type { Reaction } from './kit/kit.ts';
import { endOrphans } from './orphans.ts';
import { reactingUntilTheEnd } from './testPlaces.ts';

const organisationId = 'acme';
const network = { kind: 'radius', name: 'Network' };
const invited = { organisationId, type: 'ADD_RADIUS_USER', email: 'ada@acme.example', name: 'Ada' };
const credential = {
  credentialId: 'c',
  ...{ publicKey: 'k', rpId: 'localhost', counter: 0, transports: [], fmt: 'none', aaguid: '' },
  ...{ backupEligible: false, backedUp: false, deviceType: 'Web', platform: 'Linux' },
};

/**
 * An organisation with two applications and a person, and the reactions. What is run `late` was decided before whatever
 * was deleted meanwhile, as on a machine that was busy.
 */
async function reacting(all: readonly Reaction[] = [...cascades, endOrphans]) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const kit = await openKit(readConfig({ DATA_DIR: await tempFolder() }), createLog('silent'), clock);
  const busy = executor(kit.store, kit.vault, { clock });
  const runIn =
    ({ execute }: Pick<typeof busy, 'execute'>) =>
    (command: Command, id: string, input: object = {}) =>
      execute(command, { id, ...input } as never, by(system));
  const [run, late] = [runIn(kit.executor), runIn(busy)];
  await run(CreatePlan, 'free_trial', { ...firstPlans[1]!, id: 'free_trial' });
  await run(RegisterOrganisation, organisationId, company);
  const applications = { shop: settings, office: network, guests: network };
  for (const [id, settings] of Object.entries(applications))
    await run(CreateApplication, id, { organisationId, settings });
  await run(RegisterPerson, 'ada', { organisationId, address: null });
  for (const id of Object.keys(applications)) await busy.look(ref(application, id));
  await busy.entitlementsOf(organisationId);

  const watch = await reactingUntilTheEnd(kit, all);
  return {
    kit,
    run,
    late,
    settled: watch.settled,
    look: busy.look,
    /** Resolves when the reactions have done what they do within ten seconds. */
    async later() {
      await watch.settled();
      ahead += 10_000;
      await watch.settled();
    },
    /** The ids of those of these that live. */
    async living(those: readonly Ref[]) {
      const states = await Promise.all(those.map((each) => kit.executor.look(each, { fresh: true })));
      return those.filter((_, n) => lives(states[n]!.state)).map(({ id }) => id);
    },
  };
}

test('what comes into an application after its deletion has ended all others ends, too', async () => {
  const { run, late, settled, later, living } = await reacting();
  for (const id of ['shop', 'office']) await run(DeleteApplication, id);
  await settled();
  await late(RegisterUser, 'ada-at-shop', { personId: 'ada', applicationId: 'shop', username: 'ada' });
  await late(SendInvite, 'to-office', { ...invited, applicationId: 'office' });
  const added = clientSettings.parse({ name: 'Door', address: '192.0.2.1', authType: 'inApp' });
  const client = { applicationId: 'office', settings: added, secret: 'not-known-to-anybody-else' };
  await late(AddRadiusClient, 'door', client);
  const made = [ref(user, 'ada-at-shop'), ref(invite, 'to-office'), ref(radiusClient, 'door')];
  expect(await living(made)).toEqual(made.map(({ id }) => id));
  await later();
  // It was the person's last access.
  expect(await living([...made, ref(person, 'ada')])).toEqual([]);
});

test('what comes to a person who was deleted meanwhile ends, too', async () => {
  // The cascade, which has listed what there was, has not erased the person yet.
  const { run, late, look, later, living } = await reacting([endOrphans]);
  await look(ref(person, 'ada'));
  await run(DeletePerson, 'ada');
  await late(RegisterUser, 'ada-at-shop', { personId: 'ada', applicationId: 'shop', username: 'ada' });
  const holder = { kind: 'person', id: 'ada' };
  await late(AddDevice, 'phone', { holder, credential });
  const push = { endpoint: 'https://push.example/1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  await late(SubscribePush, 'app', { holder, serverKey: 's'.repeat(87), ...push });
  const made = [ref(user, 'ada-at-shop'), ref(device, 'phone'), ref(pushSubscription, 'app')];
  expect(await living(made)).toEqual(made.map(({ id }) => id));
  await later();
  expect(await living(made)).toEqual([]);
});

test('what comes into an organization that was deleted meanwhile ends, too', async () => {
  const { run, late, settled, later, living } = await reacting();
  await run(DeleteOrganisation, organisationId);
  await settled();
  await late(RegisterOperator, 'eve', { organisationId, ...somebody('eve@acme.example') });
  await late(CreateGroup, 'all', { organisationId, name: 'All' });
  await late(CreateApplication, 'second', { organisationId, settings });
  await late(RegisterPerson, 'bob', { organisationId, address: null });
  await late(SendInvite, 'to-team', { ...invited, type: 'ADD_ADMIN', applicationId: null });
  const made = [
    ...[ref(operator, 'eve'), ref(group, 'all'), ref(application, 'second')],
    ...[ref(person, 'bob'), ref(invite, 'to-team')],
  ];
  expect(await living(made)).toEqual(made.map(({ id }) => id));
  await later();
  expect(await living(made)).toEqual([]);
});

test('an invitation to several applications stays while one of them is there', async () => {
  const { run, late, settled, later, living } = await reacting();
  await run(DeleteApplication, 'office');
  await settled();
  await late(SendInvite, 'to-both', { ...invited, applicationId: 'office', further: ['guests'] });
  await later();
  const made = [ref(invite, 'to-both')];
  expect(await living(made)).toEqual(made.map(({ id }) => id));
  await run(DeleteApplication, 'guests');
  await settled();
  expect(await living(made)).toEqual([]);
});

test('what comes to a living person, application and organization stays, and no stream is read for it', async () => {
  const { kit, run, later, living } = await reacting();
  await run(RegisterUser, 'ada-at-shop', { personId: 'ada', applicationId: 'shop', username: 'ada' });
  const read = vi.spyOn(kit.store, 'readStream');
  await later();
  const streams = read.mock.calls.map(([stream]) => stream);
  expect(streams.filter((stream) => !stream.startsWith('reaction-'))).toEqual([]);
  const made = [ref(user, 'ada-at-shop')];
  expect(await living(made)).toEqual(made.map(({ id }) => id));
});

test('who is joined into a person who was deleted meanwhile is parted again, and forgotten without access', async () => {
  const { run, late, settled, living, look } = await reacting();
  for (const id of ['ida', 'eve']) {
    await late(RegisterPerson, id, { organisationId, address: null });
    await late(PrepareJoin, 'ada', { personId: id });
  }
  await late(RegisterUser, 'ida-at-shop', { personId: 'ida', applicationId: 'shop', username: 'ida' });
  await run(DeletePerson, 'ada');
  await settled();
  for (const id of ['ida', 'eve']) await late(JoinPerson, id, { into: 'ada' });
  await settled();
  const all = [ref(person, 'ida'), ref(user, 'ida-at-shop'), ref(person, 'eve')];
  expect(await living(all)).toEqual(['ida', 'ida-at-shop']);
  expect((await look(ref(person, 'ida'), { fresh: true })).state).toMatchObject({ joinedInto: null });
});
