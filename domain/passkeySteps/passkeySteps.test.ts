import { expect, test } from 'vitest';
import { given } from '../testSpec.ts';
import { CountPasskeySteps } from './commands.ts';
import { PasskeyStepsCounted } from './events.ts';
import { halfHourOf, stepsDay } from './passkeySteps.ts';

const from = '2026-03-01T10:30:00.000Z';
const about = { platform: 'iOS', browser: 'Safari' };
const begun = { ...about, ceremony: 'signIn', step: 'begun', count: 2 } as const;
const asked = { id: stepsDay('acme', from), organisationId: 'acme', from, counts: [begun] };

test('what was counted is recorded as often as something was counted', () => {
  const counted = PasskeyStepsCounted({ from, counts: [begun] });
  given().when(CountPasskeySteps, asked).then(counted);
  given(counted).when(CountPasskeySteps, asked).then(counted);
});
test('a count has a known step, and is no less than one; none at all is no event', () => {
  given()
    .when(CountPasskeySteps, { ...asked, counts: [{ ...begun, step: 'hovered', count: 0 }] as never })
    .thenInvalid('counts.0.step', 'counts.0.count');
  given()
    .when(CountPasskeySteps, { ...asked, counts: [] })
    .thenInvalid('counts');
});
test('steps of one half hour are counted together, those of one day share a stream, and no organisation has those of another', () => {
  const at = (time: string) => halfHourOf(Date.parse(`2026-03-01T${time}Z`));
  expect([at('10:30:00'), at('10:59:59.999'), at('11:00:00')]).toEqual([
    ...[from, from, '2026-03-01T11:00:00.000Z'],
  ]);
  expect([stepsDay('acme', from), stepsDay(null, from)]).toEqual([
    ...['acme.2026-03-01', 'installation.2026-03-01'],
  ]);
});
