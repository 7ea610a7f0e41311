import { test } from 'vitest';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { UserDeleted } from '../../../domain/user/events.ts';
import { after } from '../../testSpec.ts';
import { userMonths } from './userMonths.ts';

type Story = Parameters<typeof after>[1];
const shop = { organisationId: 'acme', applicationId: 'shop' };
const signedIn = (at: string, how: object = {}, userId: string | undefined = 'ada'): Story => [
  `t-${at}-${JSON.stringify(how)}`,
  SignedIn({
    ...{ deviceId: 'key', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
    backedUp: false,
    ...how,
  }),
  { ...shop, at, ...(userId && { userId }) },
];

test('sign-ins of a user are counted by day, platform and browser, a row for each month', () =>
  after(
    userMonths,
    signedIn('2026-01-01T00:00:00.000Z'),
    signedIn('2026-01-01T23:59:59.999Z', { platform: 'iOS', browser: 'Safari' }),
    signedIn('2026-01-31T23:59:59.999Z'),
    signedIn('2026-02-01T00:00:00.000Z'),
    signedIn('2026-01-01T00:00:00.000Z', {}, 'bob'),
  ).shows(
    {
      ...{ id: 'ada 2026-01', userId: 'ada', days: { '01': 2, '31': 1 } },
      ...{ platforms: { Android: 2, iOS: 1 }, browsers: { Chrome: 2, Safari: 1 } },
    },
    { id: 'ada 2026-02', days: { '01': 1 } },
    { id: 'bob 2026-01', days: { '01': 1 } },
  ));
test('sign-ins of team members are not counted here', () => {
  const { rows } = after(userMonths, [
    't-1',
    signedIn('2026-01-01T00:00:00.000Z')[1],
    { organisationId: 'acme', operatorId: 'op' },
  ]);
  if (rows.length) throw new Error('a member has a row');
});
test('they go with their user', () =>
  after(userMonths, signedIn('2026-01-01T00:00:00.000Z'), signedIn('2026-01-01T00:00:00.000Z', {}, 'bob'), [
    'ada',
    UserDeleted({ wasSuspended: false, personId: 'person-1' }),
    shop,
  ]).shows({ userId: 'bob' }));
