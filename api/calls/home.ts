import { z } from 'zod';
import { id } from '../../domain/kit.ts';
import { periodNames, signInEnds } from '../../domain/signIns/ends.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { signInHours } from '../../projections/models/counts/signInHours.ts';
import { answers } from '../kit.ts';

const count = z.number().int();
/** Numbers of sign-ins by their end; `signedIn` is a success, every other one a reason of failures. */
const counts = z.partialRecord(z.enum(signInEnds), count);
const spanned = z.object({
  from: z.iso.datetime(),
  /** The moment before which it ends; that of the newest step is still to come. */
  to: z.iso.datetime(),
  total: counts,
  steps: z.array(z.object({ from: z.iso.datetime(), counts })),
});
const reply = z.object({
  errorCode: z.literal(0),
  step: z.enum(['hour', 'day', 'month']),
  /** The period that goes on, and as many steps before it. */
  now: spanned,
  before: spanned,
});
const asked = {
  period: z.enum(periodNames),
  /** The time zone by which days and months begin. */
  zone: z
    .string()
    .max(60)
    .default('UTC')
    .meta({ description: 'The IANA time zone by which days and months begin.', examples: ['Europe/Berlin'] }),
};

/** What the first pages of the consoles show. */
export const homeCalls = {
  signInCounts: answers('GET /signInCounts', ['operator'], reply, {
    shows: [signInHours, applications],
    about:
      'Counts sign-ins by hour, day or month. Those to all applications or to one (`appId`), with the failures by ' +
      'their reason, for a period until now and for the period before it.',
    body: z.object({ ...asked, appId: id().optional() }),
  }),
  allSignInCounts: answers('GET /admin/signInCounts', ['admin'], reply, {
    shows: [signInHours],
    about:
      'Counts the sign-ins of the installation. Those of all organisations, to their consoles too, as `GET ' +
      '/signInCounts` does.',
    body: z.object(asked),
  }),
};
