import { describe, expect, test } from 'vitest';
import { ClaimedError, type ClaimTable } from '../claimTable.ts';

const value = { name: 'email-x' };
const place = (most: number, name = 'app.count-acme') => ({ name, most });
const firm = (...held: string[]) => ({ held, firm: true });
const claimed = (name: string) => new ClaimedError(name);

/** What every table of claims does. `open` gives an empty one. */
export function describeTable(name: string, open: () => Promise<ClaimTable>) {
  describe(name, () => {
    test('gives a value to one alone, and again to who has it', async () => {
      const table = await open();
      await table.take('user-a', -1, [value]);
      await table.take('user-a', 2, [value]);
      await expect(table.take('user-b', -1, [value])).rejects.toEqual(claimed('email-x'));
      const row = { holder: 'user-a', previous: null, firm: false, revision: 2 };
      expect(await table.row('email-x')).toMatchObject(row);
      expect(await table.row('email-y')).toBeUndefined();
      expect((await table.row('email-x'))!.age).toBeLessThan(60_000);
    });
    test('gives out exactly as many places as there are, and one to each', async () => {
      const table = await open();
      const all = Array.from({ length: 12 }, (_, n) => table.take(`user-${n % 6}`, -1, [place(4)]));
      const done = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
      expect(done).toHaveLength(8);
      expect(await table.count('app.count-acme')).toBe(4);
      expect(await table.begun('app.count-acme', 10)).toHaveLength(4);
      expect(await table.begun('app.count-acme', 3)).toHaveLength(3);
      await expect(table.take('user-z', -1, [place(0, 'app.count-none')])).rejects.toThrow(ClaimedError);
    });
    test('takes all or none', async () => {
      const table = await open();
      await table.take('user-a', -1, [value, place(1)]);
      const other = [place(9, 'app.count-other'), { name: 'email-y' }];
      await expect(table.take('user-b', -1, [...other, value])).rejects.toEqual(claimed('email-x'));
      await expect(table.take('user-b', -1, [...other, place(1)])).rejects.toEqual(claimed('app.count-acme'));
      expect(await table.isHolder('user-b')).toBe(false);
      expect(await table.count('app.count-other')).toBe(0);
    });
    test('settles by what a stream has: firm, or void and free', async () => {
      const table = await open();
      await table.take('user-a', -1, [value, place(2)]);
      await table.settle('user-a', 0, firm('email-x'));
      await table.settle('user-a', 0, firm('email-x'));
      expect(await table.row('email-x')).toMatchObject({ holder: 'user-a', firm: true });
      expect(await table.count('app.count-acme')).toBe(0);
      await table.take('user-a', 3, [place(2)]);
      // A late word about an earlier revision is not about what was taken since.
      await table.settle('user-a', 3, { held: [], firm: false });
      expect(await table.count('app.count-acme')).toBe(1);
      expect(await table.row('email-x')).toBeUndefined();
      await table.settle('user-a', 4, { held: [], firm: false });
      expect(await table.isHolder('user-a')).toBe(false);
    });
    test('hands a value on, and back to who has it still', async () => {
      const table = await open();
      await table.take('invite-i', -1, [value]);
      await table.settle('invite-i', 0, firm('email-x'));
      const from = { ...value, from: 'invite-i' };
      await expect(table.take('user-a', -1, [{ ...value, from: 'invite-j' }])).rejects.toThrow(ClaimedError);
      await table.take('user-a', -1, [from]);
      await table.take('user-a', 0, [from]);
      expect(await table.row('email-x')).toMatchObject({
        holder: 'user-a',
        previous: 'invite-i',
        firm: false,
      });
      await table.settle('user-a', 1, { held: [], firm: false });
      expect(await table.row('email-x')).toMatchObject({ holder: 'invite-i', previous: null, firm: true });
      await table.take('user-b', -1, [from]);
      await table.settle('user-b', 0, firm('email-x'));
      expect(await table.row('email-x')).toMatchObject({ holder: 'user-b', previous: null, firm: true });
    });
    test('lists the places of a limit in pages', async () => {
      const table = await open();
      for (const id of ['c', 'a', 'b']) await table.take(`user-${id}`, -1, [place(9)]);
      await table.settle('user-a', 0, firm('app.count-acme'));
      const first = await table.page('app.count-acme', '', 2);
      expect(first).toMatchObject([
        { holder: 'user-a', firm: true },
        { holder: 'user-b', firm: false },
      ]);
      expect(await table.page('app.count-acme', 'user-b', 2)).toMatchObject([{ holder: 'user-c' }]);
    });
  });
}
