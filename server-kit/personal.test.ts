import { expect, test } from 'vitest';
import { ref, streamOf } from '../domain/kit.ts';
import { ActivateUser, ChangeUserProfile, RegisterUser, SuspendUser } from '../domain/user/commands.ts';
import { user } from '../domain/user/user.ts';
import { by, openSystem, shared, someone, system } from '../event-store/testSystem.ts';
import { personalOf } from './personal.ts';

test('only what was appended since is read, only the newest values are opened, once, and none after an erasure', async () => {
  const { execute, organisation, app, store, vault, events } = await openSystem();
  await organisation();
  await app('shop');
  const target = ref(user, 'grace');
  const run = (command: Parameters<typeof execute>[0], more = {}) =>
    execute(command as never, { id: target.id, ...more } as never, by(system));
  await run(RegisterUser, {
    ...someone(),
    applicationId: 'shop',
    username: 'grace@shop.example',
    name: 'Grace',
  });
  for (let n = 0; n < 5; n++) {
    await run(SuspendUser);
    await run(ActivateUser);
  }
  const seen = { read: 0, opened: 0 };
  const watched = {
    store: {
      ...shared(store),
      async *readStream(...asked: Parameters<typeof store.readStream>) {
        for await (const event of store.readStream(...asked)) {
          seen.read += 1;
          yield event;
        }
      },
    },
    vault: {
      ...vault,
      open: (all: never[]) => {
        seen.opened += all.length;
        return vault.open(all);
      },
    },
  };
  const look = async () => {
    Object.assign(seen, { read: 0, opened: 0 });
    return personalOf(watched as never, target);
  };

  expect(await look()).toMatchObject({ username: 'grace@shop.example', name: 'Grace' });
  const { length } = await events(streamOf(target));
  expect(seen).toEqual({ read: length, opened: 1 });
  expect(await look()).toMatchObject({ username: 'grace@shop.example', name: 'Grace' });
  expect(seen).toEqual({ read: 0, opened: 0 });

  await run(ChangeUserProfile, { name: 'Grace Hopper' });
  await run(SuspendUser);
  const changed = { username: 'grace@shop.example', name: 'Grace Hopper' };
  expect(await look()).toMatchObject(changed);
  expect(seen).toEqual({ read: 2, opened: 2 });
  Object.assign(await look(), { name: 'changed by a caller' });
  expect(await look()).toMatchObject(changed);
  expect(seen).toEqual({ read: 0, opened: 0 });
  expect(await personalOf({ store: shared(store), vault } as never, target)).toMatchObject(changed);

  await vault.erase(target.id);
  expect(await look()).toMatchObject({ username: null, name: null });
  expect(seen.read).toBe(0);
});
