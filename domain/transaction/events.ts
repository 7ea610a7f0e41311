import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** How the person proved to be there. */
export const methods = ['this device', 'phone'] as const;
const proof = {
  deviceId: z.string(),
  method: z.enum(methods),
  /** Signature counter of the authenticator (WebAuthn L3 section 6.1.1); 0 when it keeps none. */
  counter: z.number().int(),
  platform: z.string(),
  browser: z.string(),
};

/** A registration ceremony is over; its challenge is used up. */
export const RegistrationCompleted = event('RegistrationCompleted', z.object({ ...proof }));
/** A sign-in ceremony is over; its challenge is used up. */
export const SignedIn = event('SignedIn', z.object({ ...proof, backedUp: z.boolean() }));
/** A member of the platform's staff signed in with a password. */
export const AdminSignedIn = event('AdminSignedIn', z.object({ adminId: z.string() }));

/** Where the initiating screen says it is (WGS 84, degrees): a hint, never a proof. */
export const place = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});
const subject = { of: 'subjectId' };
/** A screen waits for somebody to approve on another device. */
export const TransactionOpened = event(
  'TransactionOpened',
  z.object({
    kind: z.enum(['login']),
    /** SHA-256 of what the initiating browser alone holds. */
    secretHash: z.string(),
    /** What the approver's passkey signs: a hash over all that the approver is shown. */
    challenge: z.string(),
    /** The two digits on the initiating screen. */
    number: z.number().int().min(10).max(99),
    /** Who alone may approve; null when no e-mail was given. */
    operatorId: z.string().nullable(),
    /** Whose key seals what is personal here: the operator's, or the transaction's own while nobody is known. */
    subjectId: z.string(),
    device: personal(z.string(), subject),
    ip: personal(z.string(), subject),
    place: personal(place, subject),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
);
export const TransactionApproved = event(
  'TransactionApproved',
  z.object({
    operatorId: z.string(),
    deviceId: z.string(),
    counter: z.number().int(),
    backedUp: z.boolean(),
  }),
);
export const TransactionDeclined = event('TransactionDeclined', z.object({ message: z.string() }));
export const TransactionFailed = event('TransactionFailed', z.object({ message: z.string() }));
export const TransactionExpired = event('TransactionExpired', z.object({}));
/** The person who was asked says that they did not start it: somebody else did. */
export const TransactionReported = event('TransactionReported', z.object({}));
