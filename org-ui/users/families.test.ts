import { expect, test } from 'vitest';
import { families } from './families.ts';
import type { AppUser } from './verbs.ts';

const ada = { userId: 'u1', username: 'ada', name: 'Ada', suspended: false } as AppUser;

test.each(Object.entries(families))(
  'a %s user who is suspended or deleted is read anew wherever the console shows users',
  (_, family) => {
    const { suspension, deletion } = family.verbs;
    const shown = [family.users('o1'), family.applications('o1'), family.user('u1')].map(
      ({ queryKey }) => queryKey[0],
    );
    const [users, applications, user] = shown;
    const keysOf = ({ invalidates = [] }: ReturnType<typeof suspension>) => invalidates.map(([path]) => path);
    expect(keysOf(suspension(ada))).toEqual(expect.arrayContaining([users, applications, user]));
    expect(keysOf(deletion(ada))).toEqual(expect.arrayContaining([users, applications]));
  },
);
