import { expect, test } from 'vitest';
import { coloursOf, groupName } from './groups.ts';

test('platforms have the documented names, and one that is not known has its own [org-user-detail.general.charts]', () =>
  expect(['ios', 'android', 'web', 'others', 'toaster'].map(groupName)).toEqual([
    'Ios',
    'Android',
    'Web',
    'Others',
    'toaster',
  ]));

test('a platform has the same colour in each chart, whatever its share, and no other has it there', () => {
  const [web, ios] = coloursOf(['web', 'ios']);
  expect(coloursOf(['ios', 'toaster', 'web'])).toEqual([ios, expect.any(String), web]);
  for (const groups of [
    ['web', 'android', 'ios', 'others', 'toaster'],
    ['Chrome', 'Edge', 'Safari', 'Firefox', 'Opera', 'others'],
  ])
    expect(new Set(coloursOf(groups)).size).toBe(groups.length);
});
