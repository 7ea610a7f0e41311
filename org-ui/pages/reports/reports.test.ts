import { expect, test } from 'vitest';
import { families } from '../../../web-kit/domain/families.ts';
import { pages } from '../../pages.ts';
import { busiest, reportIn } from './reports.ts';

const report = (name: string, totalUsers: number) => ({
  name,
  user: { totalUsers, ActiveUsers: totalUsers, suspendedUsers: 0 },
  device: {},
  platform: {},
  countries: {},
  appType: 'Web' as const,
});

test('a report leads to the user list of its application on the page of its own family', () => {
  const of = (appId: string, family: 'oidc' | 'saml') =>
    reportIn({ wiki: report('Wiki', 0), hr: report('HR', 3) }, { appId, family });
  expect(of('hr', 'saml')).toMatchObject({ name: 'HR', userList: '/viewSAMLApp/hr?tab=users' });
  expect(of('wiki', 'oidc')).toMatchObject({ name: 'Wiki', userList: '/viewOidcApp/wiki?tab=users' });
  expect(of('gone', 'oidc')).toBeNull();
});

test('at first the application with the most users is shown, of whichever family', () => {
  const counted = (appId: string, users: number) => ({ appId, family: 'oidc' as const, users });
  expect(busiest([counted('wiki', 1), counted('hr', 3), counted('crm', 2)])).toMatchObject({ appId: 'hr' });
  expect(busiest([])).toBeUndefined();
});

test('the page of each family of applications is among the pages of the console', () => {
  const paths = pages.map(({ path }) => path.replace('?', ''));
  expect(paths).toEqual(
    expect.arrayContaining(Object.values(families).map(({ pages }) => pages.application)),
  );
});
