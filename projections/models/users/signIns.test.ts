import { test } from 'vitest';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { RegistrationCompleted, SignedIn } from '../../../domain/transaction/events.ts';
import { after } from '../../testSpec.ts';
import { signIns } from './signIns.ts';

type Story = Parameters<typeof after>[1];
const proof = {
  deviceId: 'key',
  method: 'this device',
  counter: 0,
  platform: 'Android',
  browser: 'Chrome',
} as const;
const shop = { organisationId: 'acme', applicationId: 'shop', userId: 'ada' };
const signedIn = (at: string, where: object = shop, how: object = {}): Story => [
  `t-${at}-${JSON.stringify([where, how])}`,
  SignedIn({ ...proof, backedUp: false, ...how }),
  { ...where, at },
];

test('sign-ins are counted per day in UTC', () =>
  after(
    signIns,
    signedIn('2026-01-01T00:00:00.000Z'),
    signedIn('2026-01-01T23:59:59.999Z'),
    signedIn('2026-01-02T00:00:00.000Z'),
  ).shows(
    { day: '2026-01-01', count: 2, organisationId: 'acme', applicationId: 'shop' },
    { day: '2026-01-02', count: 1 },
  ));
test('and per application, platform and browser', () =>
  after(
    signIns,
    signedIn('2026-01-01T08:00:00.000Z'),
    signedIn('2026-01-01T09:00:00.000Z', { ...shop, applicationId: 'office' }),
    signedIn('2026-01-01T09:00:00.000Z', shop, { platform: 'iOS', browser: 'Safari' }),
    signedIn('2026-01-01T10:00:00.000Z'),
  ).shows(
    { applicationId: 'shop', platform: 'Android', browser: 'Chrome', count: 2 },
    { applicationId: 'office', count: 1 },
    { applicationId: 'shop', platform: 'iOS', browser: 'Safari', count: 1 },
  ));
test('those to the console have no application', () =>
  after(signIns, signedIn('2026-01-01T08:00:00.000Z', { organisationId: 'acme', operatorId: 'op' })).shows({
    ...{ organisationId: 'acme', applicationId: null, count: 1 },
  }));
test('a registration is no sign-in', () =>
  after(signIns, ['t-1', RegistrationCompleted(proof), shop]).shows());
test('they go with their organisation', () =>
  after(
    signIns,
    signedIn('2026-01-01T08:00:00.000Z'),
    signedIn('2026-01-01T08:00:00.000Z', { organisationId: 'rival', applicationId: 'theirs' }),
    ['acme', OrganisationDeleted({})],
  ).shows({ organisationId: 'rival' }));
