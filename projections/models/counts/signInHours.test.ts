import { expect, test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import {
  SignedIn,
  TransactionDeclined,
  TransactionExpired,
  TransactionFailed,
} from '../../../domain/transaction/events.ts';
import { after } from '../../testSpec.ts';
import { signInHours } from './signInHours.ts';

type Story = Parameters<typeof after>[1];
const signedIn = SignedIn({
  ...{ deviceId: 'key', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
  backedUp: false,
});
const inShop = { organisationId: 'acme', applicationId: 'shop', userId: 'ada' };
let told = 0;
const at = (time: string, event: Story[1] = signedIn, where: Story[2] = inShop): Story => [
  `t-${told++}`,
  event,
  { at: time, ...where },
];
/** The counts of each row: by end, the numbers in the half hours that have one. */
const counted = (...stories: Story[]) =>
  Object.fromEntries(
    after(signInHours, ...stories).rows.map(({ id, counts }) => [
      id,
      Object.fromEntries(
        Object.entries(counts as Record<string, number[]>).map(([end, slots]) => [
          end,
          Object.fromEntries(slots.flatMap((count, slot) => (count ? [[slot, count]] : []))),
        ]),
      ),
    ]),
  );

test('a sign-in counts in its half hour, for its application, its organisation and the installation', () =>
  expect(
    counted(
      at('2026-03-01T10:29:59.999Z'),
      at('2026-03-01T10:30:00.000Z'),
      at('2026-03-01T10:31:00.000Z', signedIn, { ...inShop, applicationId: 'office' }),
      at('2026-03-02T00:00:00.000Z'),
    ),
  ).toEqual({
    'installation 2026-03-01': { signedIn: { 20: 1, 21: 2 } },
    'acme 2026-03-01': { signedIn: { 20: 1, 21: 2 } },
    'shop 2026-03-01': { signedIn: { 20: 1, 21: 1 } },
    'office 2026-03-01': { signedIn: { 21: 1 } },
    'installation 2026-03-02': { signedIn: { 0: 1 } },
    'acme 2026-03-02': { signedIn: { 0: 1 } },
    'shop 2026-03-02': { signedIn: { 0: 1 } },
  }));
test('a team that signs in to its console is counted apart from the people of its applications', () =>
  expect(
    counted(at('2026-03-01T10:00:00.000Z', signedIn, { organisationId: 'acme', operatorId: 'op' })),
  ).toEqual({
    'installation 2026-03-01': { signedIn: { 20: 1 } },
    'acme.console 2026-03-01': { signedIn: { 20: 1 } },
  }));
test('a sign-in that fails counts by its reason, and a request to register is none', () =>
  expect(
    counted(
      at('2026-03-01T00:10:00.000Z', TransactionDeclined({ kind: 'general', message: 'User Declined' })),
      at('2026-03-01T00:20:00.000Z', TransactionFailed({ kind: 'general', message: 'The approval failed' })),
      at('2026-03-01T00:20:01.000Z', TransactionFailed({ message: 'Another number was chosen' })),
      at('2026-03-01T00:20:02.000Z', TransactionExpired({})),
      at('2026-03-01T00:20:03.000Z', TransactionExpired({ kind: 'register' }), { organisationId: 'acme' }),
    )['shop 2026-03-01'],
  ).toEqual({ declined: { 0: 1 }, failed: { 0: 1 }, wrongNumber: { 0: 1 }, expired: { 0: 1 } }));
test('a request of nobody known counts for the installation alone', () =>
  expect(Object.keys(counted(at('2026-03-01T00:00:00.000Z', TransactionExpired({}), {})))).toEqual([
    'installation 2026-03-01',
  ]));
test('days go with their application and their organisation, and those of the installation stay', () => {
  const both = [
    at('2026-03-01T00:00:00.000Z'),
    at('2026-03-01T00:00:01.000Z', signedIn, { ...inShop, applicationId: 'office' }),
  ] as const;
  expect(Object.keys(counted(...both, ['shop', ApplicationDeleted({ wasSuspended: false })]))).toEqual([
    ...['installation 2026-03-01', 'acme 2026-03-01', 'office 2026-03-01'],
  ]);
  expect(Object.keys(counted(...both, ['acme', OrganisationDeleted({})]))).toEqual([
    'installation 2026-03-01',
  ]);
});
