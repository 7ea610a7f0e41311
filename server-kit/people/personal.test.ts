import { expect, test } from 'vitest';
import { ref, streamOf } from '../../domain/kit.ts';
import {
  ActivatePerson,
  DescribePerson,
  RegisterPerson,
  SuspendPerson,
} from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { by, openSystem, shared, system } from '../../event-store/testSystem.ts';
import { personalOf } from './personal.ts';

test('only what was appended since is read, only the newest values are opened, once, and none after an erasure', async () => {
  const { execute, organisation, store, vault, events } = await openSystem();
  await organisation();
  const target = ref(person, 'grace');
  const run = (command: Parameters<typeof execute>[0], more = {}) =>
    execute(command as never, { id: target.id, ...more } as never, by(system));
  const address = 'grace@shop.example';
  await run(RegisterPerson, { organisationId: 'acme', address, details: { name: 'Grace' } });
  for (let n = 0; n < 5; n++) {
    await run(SuspendPerson);
    await run(ActivatePerson);
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

  expect(await look()).toMatchObject({ address, name: 'Grace' });
  const { length } = await events(streamOf(target));
  // The last suspension is one of them, which says until when all has ended.
  expect(seen).toEqual({ read: length, opened: 2 });
  expect(await look()).toMatchObject({ address, name: 'Grace' });
  expect(seen).toEqual({ read: 0, opened: 0 });

  await run(DescribePerson, { details: { name: 'Grace Hopper' } });
  await run(SuspendPerson);
  const changed = { address, name: 'Grace Hopper' };
  expect(await look()).toMatchObject(changed);
  expect(seen).toEqual({ read: 2, opened: 3 });
  Object.assign(await look(), { name: 'changed by a caller' });
  expect(await look()).toMatchObject(changed);
  expect(seen).toEqual({ read: 0, opened: 0 });
  expect(await personalOf({ store: shared(store), vault } as never, target)).toMatchObject(changed);

  await vault.erase(target.id);
  expect(await look()).toMatchObject({ address: null, name: null });
  expect(seen.read).toBe(0);
});
