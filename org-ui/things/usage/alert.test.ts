import { expect, test } from 'vitest';
import { alertFor, limitWords, noneLeft, usersBanner } from './alert.ts';

const feature = (total: number | boolean | string, used = 0) => ({
  name: 'app.count',
  type: typeof total,
  total,
  used,
});
const said = (total: number | string, used = 0) => alertFor('app.count', feature(total, used))?.text ?? null;

test('a usage alert speaks at ten left and at none [org-apps.licence-alert.low, org-apps.licence-alert.none, org-licence.thresholds]', () => {
  expect(said(12, 1)).toBeNull();
  expect(said(12, 2)).toBe('Warning: Only 10 remaining usage for App Count.');
  expect(said(12, 12)).toBe('Error: No remaining usage for App Count.');
  expect(said(12, 13)).toBe('Error: No remaining usage for App Count.');
  const looks = (used: number) => alertFor('app.count', feature(12, used))?.severity;
  expect([2, 9, 10, 12].map(looks)).toEqual(['info', 'info', 'warning', 'error']);
});

test('a usage alert knows features that are no number, and unknown ones [org-apps.licence-alert.missing, org-apps.licence-alert.boolean, org-apps.licence-alert.unknown]', () => {
  const told = (total: boolean) => alertFor('app.count', feature(total));
  expect(told(true)).toEqual({ severity: 'warning', text: 'App Count is enabled' });
  expect(told(false)).toEqual({ severity: 'error', text: 'App Count is disabled' });
  expect(said('many')).toBe('Unknown type for App Count.');
  expect(alertFor('seat.count', undefined)?.text).toBe('Item not found.');
});

test('what the plan does not limit has no alert', () => {
  for (const name of ['app.count', 'sso.app.count', 'radius.app.count', ...Object.keys(limitWords)])
    expect([name, alertFor(name, undefined)]).toEqual([name, null]);
});

test('the banner over users has its own words [org-apps.licence-alert.wording, org-app-web.users.banner-warning, org-app-web.users.banner-error]', () => {
  expect(usersBanner(feature(20), 9)).toBeNull();
  expect(usersBanner(feature(20), 10)?.severity).toBe('info');
  expect(usersBanner(feature(20), 16)?.severity).toBe('warning');
  expect(usersBanner(feature(20), 10)?.text).toBe('Warning: Limited usage left for max.user.per.app.count.');
  expect(usersBanner(feature(20), 20)?.text).toBe('Error: No usage left for max.user.per.app.count.');
});

test('an alert also says in plain words what the plan allows, and at its end what to do', () => {
  const plain = (total: number, used: number) => alertFor('app.count', feature(total, used))?.plain;
  expect(plain(1, 0)).toBe('In use: 0 of 1 application.');
  expect(plain(3, 2)).toBe('In use: 2 of 3 applications.');
  expect(plain(3, 3)).toMatch(
    /^Your plan allows 3 applications, and no more can be added\. Delete .* larger plan\.$/,
  );
  expect(plain(3, 5)).toMatch(
    /^Your plan allows 3 applications, and there are 5\. All of them go on working, but no more can be added\. Delete /,
  );
  expect(usersBanner(feature(20), 20)?.plain).toMatch(
    /^Your plan allows 20 users in an application, and no more/,
  );
});

test('none is left once as many are used as the plan allows', () => {
  expect([
    noneLeft(feature(1, 0)),
    noneLeft(feature(1, 1)),
    noneLeft(feature(true)),
    noneLeft(undefined),
  ]).toEqual([false, true, false, false]);
});
