import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** How far passkeys came in one day. Every day has a stream of its own, so that no stream grows. */
export type PasskeyStepsOfDay = { status: 'absent' | 'active' };

export const passkeyStepsOfDay = aggregate<PasskeyStepsOfDay, typeof events>({
  name: 'passkeySteps',
  events,
  unknown: 'organisation.unknown',
  initial: { status: 'absent' },
  evolve: { PasskeyStepsCounted: () => ({ status: 'active' }) },
});

const halfHour = 30 * 60_000;
/** When the half hour began that contains this moment. */
export const halfHourOf = (now: number) => new Date(now - (now % halfHour)).toISOString();
/** The id of the day (UTC) of an organisation, or of pages that belong to none, that contains this time. */
export const stepsDay = (organisationId: string | null, at: string) =>
  `${organisationId ?? 'installation'}.${at.slice(0, 10)}`;
