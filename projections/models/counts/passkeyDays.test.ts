import { expect, test } from 'vitest';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PasskeyStepsCounted } from '../../../domain/passkeySteps/events.ts';
import { after } from '../../testSpec.ts';
import { countedBy, passkeyDays } from './passkeyDays.ts';

const begun = { ceremony: 'signIn', step: 'begun', platform: 'iOS', browser: 'Safari' } as const;
const name = 'signIn begun iOS Safari';
type Story = Parameters<typeof after>[1];
const counted = (time: string, count: number, organisationId: string | null = 'acme'): Story => [
  `${organisationId}.${time}`,
  PasskeyStepsCounted({ from: `${time}.000Z`, counts: [{ ...begun, count }] }),
  organisationId ? { organisationId } : {},
];
/** The half hours of a day that have a number. */
const slots = (counts: Record<string, number[]>) =>
  Object.fromEntries(counts[name]!.flatMap((count, slot) => (count ? [[slot, count]] : [])));

test('what browsers did in a half hour is counted in it and in its day, for the organisation and the installation', () => {
  const { rows } = after(
    passkeyDays,
    counted('2026-03-01T10:30:00', 2),
    counted('2026-03-01T10:30:00', 3),
    counted('2026-03-01T23:30:00', 1, 'other'),
    counted('2026-03-01T00:00:00', 1, null),
  );
  const days = rows.map(({ id, totals, counts }) => [
    ...[id, (totals as Record<string, number>)[name], slots(counts as never)],
  ]);
  expect(Object.fromEntries(days.map(([id, ...rest]) => [id, rest]))).toEqual({
    'installation 2026-03-01': [7, { 0: 1, 21: 5, 47: 1 }],
    'acme 2026-03-01': [5, { 21: 5 }],
    'other 2026-03-01': [1, { 47: 1 }],
  });
});
test('what is counted apart has a name that says what it is', () => expect(countedBy(name)).toEqual(begun));
test('days go with their organisation, and those of the installation stay', () => {
  const { rows } = after(passkeyDays, counted('2026-03-01T10:30:00', 2), ['acme', OrganisationDeleted({})]);
  expect(rows.map(({ id }) => id)).toEqual(['installation 2026-03-01']);
});
