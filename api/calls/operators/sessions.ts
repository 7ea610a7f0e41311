import { z } from 'zod';
import { memberRole } from '../../../domain/team/schema.ts';
import { challenge } from '../../captcha.ts';
import { answers, done, effect } from '../../kit.ts';

const everyone = ['visitor', 'operator', 'onboarding', 'admin', 'user'] as const;
/** The session's caller, as far as the person may know. */
const caller = z.object({
  role: z.enum(['admin', 'operator', 'visitor']),
  userId: z.string().nullable(),
  uniqueId: z.string().nullable(),
  /** The role of an operator in the team. */
  teamRole: memberRole.nullable(),
  /** The calls of operators that this role does not include, unless they are about oneself, by the roles that do. */
  outsideRole: z.array(z.object({ roles: z.array(memberRole), paths: z.array(z.string()) })),
  /** The e-mail address that they sign in with. */
  username: z.string().nullable(),
  /** Why the session of the browser has ended, where signing in again would not help. */
  barred: z.enum(['organisation.suspended', 'operator.suspended']).nullable(),
});

const signedIn = ['operator', 'admin'] as const;
/** One open session of a person. */
const openSession = z.object({
  name: z.string(),
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The device or passkey that opened it. */
  deviceId: z.string().nullable(),
  /** The browser and its platform, in words. */
  browser: z.string().nullable(),
  /** Whether it is the caller's session. */
  current: z.boolean(),
});

export const sessionCalls = {
  session: answers('GET /session', everyone, caller, {
    shows: ['sessions'],
    about: 'Reads who is signed in. Without a session it answers a visitor rather than an error.',
  }),
  signOut: effect('POST /signOut', everyone, done, {
    about: 'Ends the current session.',
  }),
  ownSessions: effect('GET /ownSessions', signedIn, done.extend({ sessions: z.array(openSession) }), {
    shows: ['sessions'],
    about: "Lists the caller's open sessions.",
  }),
  endSession: effect('DELETE /ownSessions/:sessionName', signedIn, done, {
    changes: ['sessions'],
    renews: true,
    about: 'Ends one session, by its name in the list.',
  }),
  signOutEverywhere: effect('POST /signOutEverywhere', signedIn, done, {
    // Nothing of the page can be read again: its own session has ended, too.
    changes: [],
    renews: true,
    about: 'Ends all sessions, including this one.',
  }),
  captcha: effect('GET /captcha', ['visitor'], challenge, {
    about: 'Gets a captcha to solve. `off` when this installation requires none.',
    rate: { count: 300, seconds: 60 },
  }),
  errorCodes: answers(
    'GET /error-codes/list',
    everyone,
    z.array(
      z.object({
        module: z.string(),
        errors: z.array(z.object({ code: z.number(), message: z.string(), refusal: z.string() })),
      }),
    ),
    { about: 'Lists all numbers and texts of refusals.' },
  ),
};
