import { expect, test } from 'vitest';
import { EnrolUser, RegisterUser } from '../../domain/user/commands.ts';
import { usernameClaims } from '../../domain/usernames/username.ts';
import { executor } from '../executor/execute.ts';
import { EventStoreUnavailableError } from '../port.ts';
import { by, someone, system } from '../testSystem.ts';
import { mortal, openShops, userRef } from './testKit.ts';

test.each([2, 20])(
  'of %i who register one name at once in two processes one gets it, soon',
  async (people) => {
    const it = await openShops(['shop'], { perApp: 100 });
    let appends = 0;
    /** A log that answers late, and one day no more, so that contenders who never come to an end are noticed. */
    const slow = () => {
      const { store } = mortal(it.store, () => 4);
      return executor(
        {
          ...store,
          append: (...what) => {
            appends += 1;
            if (appends > 20 * people) throw new EventStoreUnavailableError('too many appends');
            return store.append(...what);
          },
        },
        it.vault,
      );
    };
    const both = [slow(), slow()];
    const registering = Array.from({ length: people }, (_, n) => {
      const one = both[n % 2]!;
      const id = `ada-${n}`;
      return one.reserved.during(`user-${id}`, async () => {
        // As in the product, the name is reserved before the registration takes it.
        for (const claim of usernameClaims('shop', 'ada')) await one.reserve(claim, userRef(id), by(system));
        const input = { id, ...someone(), applicationId: 'shop', username: 'ada', enrolling: true };
        await one.execute(RegisterUser, input, by(system));
        await one.execute(EnrolUser, { id }, by(system));
      });
    });
    const outcomes = await Promise.allSettled(registering);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? each.reason.code : []));
    expect(new Set(refused)).toEqual(new Set(['user.taken']));
    expect(refused).toHaveLength(people - 1);
  },
);
