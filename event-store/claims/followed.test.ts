import { expect, onTestFinished, test, vi } from 'vitest';
import { application } from '../../domain/application/application.ts';
import { SuspendApplication } from '../../domain/application/commands.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { DeleteUser, RegisterUser, SuspendUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { usernameClaims } from '../../domain/usernames/username.ts';
import { until } from '../../test/until.ts';
import { executor } from '../executor/execute.ts';
import { admin, by, openSystem, shared, system } from '../testSystem.ts';
import { counting } from './testKit.ts';

const credential = (credentialId: string) => ({
  ...{
    credentialId,
    publicKey: 'key',
    rpId: 'localhost',
    counter: 0,
    transports: [],
    fmt: 'none',
    aaguid: '',
  },
  ...{ backupEligible: false, backedUp: false, deviceType: 'Phone', platform: '' },
});
const devicesOf = (of: string) => ({ kind: 'max.device.count', of }) as const;

/** Two processes on one log. The one that is `here` follows it, on a clock that stands still, and counts its reads. */
async function twoProcesses() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const it = await openSystem();
  await it.organisation();
  await it.app('shop');
  const { store, since } = counting(shared(it.store));
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  let at = -1;
  const late: { until?: Promise<void>; news?: Promise<void> } = {};
  const followed = {
    ...store,
    /** Reads at once, and tells what was read when it may. */
    async *readStream(...what: Parameters<typeof store.readStream>) {
      const events = await Array.fromAsync(store.readStream(...what));
      await late.until;
      yield* events;
    },
    async *subscribeToAll(options: Parameters<typeof store.subscribeToAll>[0]) {
      for await (const batch of store.subscribeToAll(options)) {
        await late.news;
        yield batch;
        at = batch.position;
      }
    },
  };
  const [here, there] = [executor(followed, it.vault), executor(shared(it.store), it.vault)];
  here.follow(stop.signal, () => {});
  const heard = async () => until(async () => expect(at).toBe(await it.store.head()));
  await heard();
  /** Registers a person, and the person's access under the same id. */
  async function register(one: typeof here, id: string, username = id) {
    await one.execute(RegisterPerson, { id, organisationId: 'acme', address: null }, by(system));
    const access = { id, personId: id, applicationId: 'shop', username };
    return one.execute(RegisterUser, access, by(system));
  }
  const addDevice = (one: typeof here, id: string, ownerId: string) => {
    const adding = {
      id,
      holder: { kind: 'person' as const, id: ownerId },
      credential: credential(`key-${id}`),
    };
    return one.execute(AddDevice, adding, by(system));
  };
  const named = async (username: string) => {
    const [claim] = usernameClaims('shop', username) as [{ kind: 'username'; value: string }];
    return (await here.reserved.holderOf('username', claim.value))?.id;
  };
  const devices = async (ownerId: string) =>
    (await here.reserved.holdersOf(devicesOf(ownerId), { known: true })).map(({ id }) => id);
  return { here, there, heard, since, register, addDevice, named, devices, late };
}

test('a process that follows the log finds a passkey and all devices of its owner again without a read', async () => {
  const { here, there, heard, since, register, addDevice, devices } = await twoProcesses();
  await register(there, 'ada');
  await addDevice(there, 'phone', 'ada');
  await heard();
  const signIn = async () => {
    expect((await here.reserved.holderOf('credential', 'key-phone'))?.id).toBe('phone');
    expect((await here.look(ref(device, 'phone'))).state.status).toBe('active');
    expect(await devices('ada')).toEqual(['phone']);
  };
  await signIn();
  since();
  await signIn();
  expect(since().streams).toBe(0);
  await addDevice(there, 'tablet', 'ada');
  await heard();
  expect(await devices('ada')).toEqual(['phone', 'tablet']);
});

test('it never answers from memory that nobody has a value', async () => {
  const { there, register, named } = await twoProcesses();
  expect(await named('ada')).toBeUndefined();
  await register(there, 'ada');
  expect(await named('ada')).toBe('ada');
});

test('it hears that a value has gone to somebody else in another process', async () => {
  const { there, heard, register, named } = await twoProcesses();
  await register(there, 'ada', 'lovelace');
  expect(await named('lovelace')).toBe('ada');
  await there.execute(DeleteUser, { id: 'ada' }, by(system));
  await register(there, 'eve', 'lovelace');
  await heard();
  expect(await named('lovelace')).toBe('eve');
});

test('a state whose read was overtaken by an event is not remembered', async () => {
  const { here, there, heard, since, late } = await twoProcesses();
  const shop = ref(application, 'shop');
  const gate = Promise.withResolvers<void>();
  late.until = gate.promise;
  since();
  const overtaken = here.look(shop);
  await until(() => expect(since().streams).toBeGreaterThan(0));
  await there.execute(SuspendApplication, { id: 'shop' }, by(admin));
  await heard();
  gate.resolve();
  await overtaken;
  expect((await here.look(shop)).state.status).toBe('suspended');
});

test('after a silence it asks the log once whether it has missed anything, and reads again only then', async () => {
  const { here, there, heard, since, register, addDevice, devices, late } = await twoProcesses();
  await register(there, 'ada');
  await addDevice(there, 'phone', 'ada');
  await heard();
  const lookAtAll = () =>
    Promise.all([here.look(ref(user, 'ada')), here.look(ref(device, 'phone')), devices('ada')]);
  await lookAtAll();
  since();
  vi.advanceTimersByTime(60_000);
  await lookAtAll();
  expect(since()).toMatchObject({ streams: 0, heads: 1 });
  const gate = Promise.withResolvers<void>();
  late.news = gate.promise;
  await there.execute(SuspendUser, { id: 'ada' }, by(admin));
  vi.advanceTimersByTime(60_000);
  const [{ state }] = await lookAtAll();
  expect(state.status).toBe('suspended');
  gate.resolve();
});

test('in the company of other processes, a registration reads the streams that it opens and nothing else', async () => {
  const { here, since, register, addDevice } = await twoProcesses();
  const registration = async (id: string) => {
    await here.reserve(
      { kind: 'credential', value: `key-${id}-phone` },
      ref(device, `${id}-phone`),
      by(system),
    );
    await register(here, id);
    await addDevice(here, `${id}-phone`, id);
  };
  await registration('ada');
  since();
  await registration('eve');
  expect(since()).toMatchObject({ streams: 3, events: 0 });
  await expect(register(here, 'bob', 'eve')).rejects.toMatchObject({ code: 'user.taken' });
});
