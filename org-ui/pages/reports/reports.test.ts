import { expect, test } from 'vitest';
import { families } from '../../../web-kit/domain/families.ts';
import { pages } from '../../pages.ts';
import { reportsOf } from './reports.ts';

const report = (name: string, totalUsers: number) => ({
  name,
  user: { totalUsers, ActiveUsers: totalUsers, suspendedUsers: 0 },
  device: {},
  platform: {},
  countries: {},
  appType: 'Web' as const,
});

test('each report leads to the user list of its application on the page of its own family', () => {
  const reports = reportsOf([
    ['oidc', { wiki: report('Wiki', 0) }],
    ['saml', { hr: report('HR', 3) }],
  ]);
  expect(reports.map(({ name, userList }) => [name, userList])).toEqual([
    ['HR', '/viewSAMLApp/hr?tab=users'],
    ['Wiki', '/viewOidcApp/wiki?tab=users'],
  ]);
});

test('the page of each family of applications is among the pages of the console', () => {
  const paths = pages.map(({ path }) => path.replace('?', ''));
  expect(paths).toEqual(
    expect.arrayContaining(Object.values(families).map(({ pages }) => pages.application)),
  );
});
