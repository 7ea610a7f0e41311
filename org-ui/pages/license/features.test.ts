import { expect, test } from 'vitest';
import { colourOf, grouped, isOver, shownValue } from './features.ts';
import { texts } from './texts.ts';

const feature = (name: string, total: number | boolean | string, used = 0) => ({ name, total, used });

test('the days left are red at 10 or fewer, orange at 30 or fewer, and blue above [org-licence.days.colours]', () =>
  expect([-1, 10, 11, 30, 31].map(colourOf)).toEqual(['error', 'error', 'warning', 'warning', 'info']));

test('features are grouped as Users, Apps, Security, Plugins and Other [org-licence.my.groups, org-licence.my.groups-map]', () => {
  const names = [
    'support.level',
    'plugin.wordpress.enabled',
    'sso.app.count',
    'sso.enabled',
    'max.team.size',
  ];
  const all = grouped(names.map((name) => feature(name, true)));
  expect(all.map(([group, of]) => [group, of.map(({ name }) => name)])).toEqual([
    ['Users', ['max.team.size']],
    ['Apps', ['sso.app.count']],
    ['Security', ['sso.enabled']],
    ['Plugins', ['plugin.wordpress.enabled']],
    ['Other', ['support.level']],
  ]);
});

test('numbers show used and total, the others Yes, No, days or the level [org-licence.my.values]', () => {
  expect(shownValue(feature('app.count', 1000, 3))).toBe('3 / 1,000');
  expect([true, false].map((total) => shownValue(feature('ldap.enabled', total)))).toEqual(['Yes', 'No']);
  expect(shownValue(feature('support.level', 'gold'))).toBe('gold');
  const days = feature('extend.expiration.in.days', 30);
  expect([texts.feature(days.name), shownValue(days)]).toEqual(['Time Expiry Days', '30 days']);
  expect(texts.feature('max.team.size')).toBe('Members in the team');
});

test('what there is more of than is granted is marked, and nothing that is not counted', () => {
  const all = [feature('app.count', 1, 4), feature('app.count', 4, 4), feature('ldap.enabled', true, 2)];
  expect(all.map(isOver)).toEqual([true, false, false]);
});
