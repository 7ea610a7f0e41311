import { wrong } from '../../../domain/problems.ts';
import { profile } from '../../../domain/profile/profile.ts';

/** Milliseconds by which the day begins earlier in the easternmost time zone than in UTC. */
const ahead = 14 * 3_600_000;

/** A day of birth as calls take it: one that has begun somewhere. Events have no such rule, for it depends on the clock. */
export const birthdate = profile.shape.birthdate.refine(
  (day) => day <= new Date(Date.now() + ahead).toISOString().slice(0, 10),
  wrong('is.future'),
);
