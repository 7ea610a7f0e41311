import { z } from 'zod';
import { familyNames } from '../../domain/families/families.ts';
import { gatewayNames } from '../../domain/gateways.ts';
import { id } from '../../domain/kit.ts';
import { periodNames, signInEnds } from '../../domain/signIns/ends.ts';
import { ceremonies, passkeySteps } from '../../domain/signIns/passkeySteps.ts';
import { applicationEnds, endingThings } from '../../projections/models/applications/applicationEnds.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { passkeyDays } from '../../projections/models/counts/passkeyDays.ts';
import { signInHours } from '../../projections/models/counts/signInHours.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { devices } from '../../projections/models/users/devices.ts';
import { invites } from '../../projections/models/users/invites.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import { answers, done } from '../kit.ts';

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
const reply = done.extend({
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

/** How often browsers of one platform and family came so far, by step; a step that none took is missing. */
const browserCounts = z.object({
  ceremony: z.enum(ceremonies),
  platform: z.string(),
  browser: z.string(),
  counts: z.partialRecord(z.enum(passkeySteps), count),
});
const passkeysIn = spanned.pick({ from: true, to: true }).extend({ browsers: z.array(browserCounts) });
const passkeyReply = done.extend({ now: passkeysIn, before: passkeysIn });

const application = z
  .object({ appId: z.string(), name: z.string(), family: z.enum(familyNames) })
  .meta({ id: 'FirstApplication' });
/** With the application that was asked for. */
const ofOrganisation = reply.extend({ application: application.nullable() });
const steps = done.extend({
  /** The oldest application, and the oldest whose sign-in can be tried in a browser or, if there is none, by a phone. */
  application: application.nullable(),
  toTry: application.nullable(),
  /** Whether an invitation to an application waits, or somebody is a user of one already. */
  invited: z.boolean(),
  /** Whether somebody has a passkey for an application. */
  registered: z.boolean(),
  /** Whether another member of the team can sign in, or the caller has a second device. */
  secondWay: z.boolean(),
  /** Whether somebody has signed in to an application; tryouts do not count. */
  signedIn: z.boolean(),
});

const ends = done.extend({
  ends: z.array(
    z.object({
      /**
       * A certificate of a service provider (`signing`, `encryption`), the client secret before the current one (`secret`),
       * or a certificate with which the organisation signs for all of its SAML applications (`own`).
       */
      what: z.enum(endingThings),
      /** The application, or for `own` the oldest of them. */
      application,
      endsAt: z.iso.datetime(),
    }),
  ),
});

const attention = done.extend({
  /** People with one device or none. */
  withoutSecond: count,
  /** People whose only device was not used since then. */
  unused: count,
  silent: z.array(z.enum(gatewayNames)),
});

/** What the first pages of the consoles show. */
export const homeCalls = {
  signInCounts: answers('GET /signInCounts', ['operator'], ofOrganisation, {
    shows: [signInHours, applications],
    about:
      'Counts sign-ins by hour, day or month. Those to all applications or to one (`appId`), with the failures by ' +
      'their reason, for a period until now and for the period before it.',
    body: z.object({ ...asked, appId: id().optional() }),
  }),
  passkeyCounts: answers('GET /passkeyCounts', ['operator'], passkeyReply, {
    shows: [passkeyDays],
    about:
      "Counts how far passkeys came in people's browsers. By platform and family of the browser, for signing in and for " +
      'making a passkey, in a period until now and in the period before it.',
    body: z.object(asked),
  }),
  firstSteps: answers('GET /firstSteps', ['operator'], steps, {
    shows: [applications, invites, users, devices, operators, signInHours],
    about: 'Tells what of a new organization is there, up to the first sign-in to one of its applications.',
  }),
  endingSoon: answers('GET /endingSoon', ['operator'], ends, {
    shows: [applicationEnds, applications],
    about:
      'Lists certificates and secrets that end within 30 days. Of applications that are active; certificates that have ended, ' +
      'too. The first to end comes first, and there are 20 at most.',
  }),
  attention: answers('GET /attention', ['operator'], attention, {
    shows: [people, devices],
    about:
      'Counts people whose access hangs on one device, and names gateways that do not answer. `unused` counts those of `GET ' +
      '/people` with the same `unusedSince`; `silent` has the gateways that applications of the organization need.',
    body: z.object({ unusedSince: z.iso.datetime() }),
  }),
  allSignInCounts: answers('GET /admin/signInCounts', ['admin'], reply, {
    shows: [signInHours],
    about:
      'Counts the sign-ins of the installation. Those of all organizations, to their consoles too, as `GET ' +
      '/signInCounts` does.',
    body: z.object(asked),
  }),
  allPasskeyCounts: answers('GET /admin/passkeyCounts', ['admin'], passkeyReply, {
    shows: [passkeyDays],
    about:
      'Counts how far passkeys came in the browsers of all organizations. Those on pages of no organization count, ' +
      'too, as when a team signs in to its console.',
    body: z.object(asked),
  }),
};
