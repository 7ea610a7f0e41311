import { expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import { stale } from '../../org-ui/application/application.ts';

test('the console reads every list of users and every report that counts them anew after a change', () => {
  const about = /^GET .*(Users|Report)\w*\/:(appId|uniqueId)$/;
  const paths = Object.values(calls).map(({ path }): string => path);
  const shown = paths.filter((path) => about.test(path) && !path.includes('/audit/'));
  expect(shown.length).toBeGreaterThan(10);
  const known = stale.users.map(([path]) => path);
  expect(shown.filter((path) => !known.includes(path as never))).toEqual([]);
});
