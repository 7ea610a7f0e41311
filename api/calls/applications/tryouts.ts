import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import { siteCheckCodes } from '../../../domain/application/siteChecks.ts';
import { familyNames } from '../../../domain/families/families.ts';
import { text } from '../../../domain/kit.ts';
import { told } from '../../../domain/problems.ts';
import { pushes } from '../../../domain/pushes/pushes.ts';
import { transaction } from '../../../domain/transaction/transaction.ts';
import { user } from '../../../domain/user/user.ts';
import { typedUsername } from '../../../domain/usernames/username.ts';
import { done, ssoEffect } from '../../kit.ts';

const named = { name: z.string(), value: z.string() };
/** How a phone is asked: by the QR code that the page shows, or by a notification in the app. */
const method = z.enum(['phone', 'push']);
/** Of whom a tryout by an approval was, so that the same can be tried again. */
const asked = z.object({
  username: z.string(),
  /** The client of a network; null for the others. */
  radiusClientId: z.string().nullable(),
  /** Null for networks, whose clients say it. */
  method: method.nullable(),
});

/** What came of a tryout: what the application would have got, or why it would have got nothing. */
const tried = done
  .extend({
    appId: z.string(),
    family: z.enum(familyNames),
    /** The name of the application. */
    name: z.string(),
    /** Whether somebody still has to sign in, has signed in, or could not. */
    state: z.enum(['waiting', 'signedIn', 'failed']),
    /** Facts about the sign-in, such as its time and the scopes. */
    facts: z.array(z.object(named)),
    /** What the application is told of the person, or a client of a network by its attributes, and in which parts of the answer. */
    told: z.array(z.object({ ...named, from: z.array(z.string()) })),
    /** The parts of the answer as they are, apart from tokens, which are never shown. */
    raw: z.array(z.object({ name: z.string(), text: z.string() })),
    /** Why nobody signed in: the code of a refusal or of the protocol, what it says in English, and what a refusal names. */
    problem: z
      .object({ code: z.string(), says: z.string(), ...told.omit({ refusal: true }).shape })
      .nullable(),
    /** What the page shows while a phone is waited for, as the application would: the number, and the link as a QR code. */
    request: z
      .object({ number: z.number(), url: z.string().nullable(), svg: z.string().nullable() })
      .nullable(),
    asked: asked.nullable(),
    /** What a browser or a phone would meet in the settings of a web or mobile application as they are now. */
    checks: z.array(
      z.object({ code: z.enum(siteCheckCodes), state: z.enum(['fine', 'note', 'wrong']), about: z.string() }),
    ),
  })
  .meta({ id: 'Tryout' });
export type Tried = z.output<typeof tried>;

/** Trying the sign-in to an application, by the team. */
export const tryoutCalls = {
  beginTryout: ssoEffect(
    'POST /tryApplication/:appId',
    ['operator'],
    done.extend({ id: z.string(), url: z.string(), position: z.string() }),
    {
      changes: [application],
      about:
        'Begins a tryout of the sign-in to an application, which is on record. Opened in the same browser, `url` signs ' +
        'somebody in as the application would, once. What the application would get is shown instead of being sent.',
      rate: { count: 60, seconds: 600 },
    },
  ),
  tryRadiusClient: ssoEffect(
    'POST /tryRadiusClient/:radiusClientId',
    ['operator'],
    done.extend({ id: z.string(), position: z.string() }),
    {
      changes: [application, user, transaction, pushes],
      about:
        'Begins a tryout of the sign-in through a RADIUS client, which is on record. The person is asked to approve as if ' +
        'the client had sent an Access-Request with this user name. What it would get is shown, and no packet is sent.',
      body: z.object({ username: text(200, 1) }),
      example: { username: 'grace@acme.example' },
      rate: { count: 20, seconds: 600 },
    },
  ),
  tryOwnSite: ssoEffect(
    'POST /tryPhoneSignIn/:appId',
    ['operator'],
    done.extend({ id: z.string(), position: z.string() }),
    {
      changes: [application, user, transaction, pushes],
      about:
        'Begins a tryout of the sign-in by phone to a web or mobile application, on record. The person with this user ' +
        'name is asked as if a page of the application had opened a request. What its back end would get is shown; no ' +
        'token is given out.',
      body: z.object({ username: typedUsername, method: method.default('phone') }),
      example: { username: 'grace@acme.example' },
      rate: { count: 20, seconds: 600 },
    },
  ),
  readTryout: ssoEffect('GET /tryouts/:tryoutId', ['operator'], tried, {
    shows: [application, transaction],
    about:
      'Reads what came of a tryout of a sign-in, in the session that began it, for a quarter of an hour.',
  }),
};
