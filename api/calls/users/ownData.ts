import { z } from 'zod';
import { helpRequest } from '../../../domain/helpRequest/helpRequest.ts';
import { text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { answers, done, effect } from '../../kit.ts';
import { asked } from './help.ts';

const signIn = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** What happened: a sign-in, or a request on the phone that was declined, reported or ran out. */
  what: z.enum(['SignedIn', 'TransactionDeclined', 'TransactionReported', 'TransactionExpired']),
  application: z.string().nullable(),
  /** The name of the device whose passkey signed; null where none did, or once it is removed. */
  device: z.string().nullable(),
  browser: z.string().nullable(),
  platform: z.string().nullable(),
  country: z.string().nullable(),
  ip: z.string().nullable(),
});
const reading = { rate: { count: 300, seconds: 60 } } as const;

/** What is on record about the signed-in person, on the person's own page. */
export const ownDataCalls = {
  ownSignIns: answers(
    'GET /me/signIns',
    ['user'],
    done.extend({
      signIns: z.array(signIn),
      /** The place behind the last one, for `after`; null when there are no further ones. */
      next: z.string().nullable(),
    }),
    {
      about: 'Lists the sign-ins of the person, and requests that were not approved: 50, newest first.',
      body: z.object({ after: z.string().max(300).optional() }),
      ...reading,
    },
  ),
  readOwnErasure: effect('GET /me/erasure', ['user'], asked, {
    about: "Reads how the person's request to be erased stands.",
    ...reading,
  }),
  askForErasure: effect('POST /me/erasure', ['user'], asked, {
    changes: [helpRequest],
    about: 'Asks the operators to erase the person, after a recent sign-in. It erases nothing by itself.',
    body: z.object({ note: text(limits.helpNote).optional() }),
    rate: { count: 20, seconds: 3600 },
  }),
  ownData: answers(
    'GET /me/data',
    ['user'],
    done.extend({
      madeAt: z.iso.datetime(),
      organisation: z.string(),
      /** What this file does not hold, in words. */
      leftOut: z.array(z.string()),
      /** What the organisation knows: the name, the addresses and other attributes. */
      person: z.record(z.string(), z.string().nullable()),
      /** What it knows besides, by custom attributes. */
      attributes: z.record(z.string(), z.string()),
      groups: z.array(z.string()),
      access: z.array(
        z.object({
          application: z.string(),
          userId: z.string(),
          username: z.string().nullable(),
          status: z.string(),
          /** What the application got with a sign-in. */
          scopes: z.array(z.string()),
        }),
      ),
      devices: z.array(
        z.object({
          name: z.string(),
          provider: z.string().nullable(),
          rpId: z.string(),
          addedOn: z.iso.datetime(),
          lastLogin: z.iso.datetime().nullable(),
          suspended: z.boolean(),
        }),
      ),
      signIns: z.array(signIn),
    }),
    {
      about: 'Answers what is on record about the signed-in person, after a recent sign-in.',
      rate: { count: 20, seconds: 3600 },
    },
  ),
};
