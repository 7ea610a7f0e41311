import { z } from 'zod';
import { credentialRecord } from '../device/events.ts';
import { type Kind, kinds } from '../families/requests.ts';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { methods, remoteMethods } from '../methods.ts';

const proof = {
  deviceId: z.string(),
  method: z.enum(methods),
  /** Signature counter of the authenticator (WebAuthn L3 section 6.1.1); 0 when it has none. */
  counter: z.number().int(),
  platform: z.string(),
  browser: z.string(),
  /** Country in which the browser was, as the proxy in front says (ISO 3166-1 alpha-2); missing where none says it. */
  country: z.string().optional(),
};

/** A registration ceremony was completed, and its challenge is used up. */
export const RegistrationCompleted = event('RegistrationCompleted', z.object({ ...proof }));
/** A sign-in ceremony was completed, and its challenge is used up. */
export const SignedIn = event('SignedIn', z.object({ ...proof, backedUp: z.boolean() }));
/**
 * A sign-in ceremony of a tryout was completed, and its challenge is used up. The application got nothing, so that nothing
 * counts it as a sign-in.
 */
export const SignInTried = event(
  'SignInTried',
  z.object({
    ...proof,
    backedUp: z.boolean(),
    /** The member of the team who tries the sign-in. */
    triedBy: z.string(),
  }),
);
/**
 * A person came to an application by a session of single sign-on, without a passkey. It is noted once a day of each user, and
 * does not count as a sign-in.
 */
export const SessionUsed = event('SessionUsed', z.object({ deviceId: z.string() }));
/** A member of the platform's staff signed in, and the challenge is used up. */
export const AdminSignedIn = event(
  'AdminSignedIn',
  z.object({
    adminId: z.string(),
    /** Null for a sign-in by password alone. */
    passkeyId: z.string().nullable(),
    counter: z.number().int(),
  }),
);

/** The location reported by the initiating screen (WGS 84, degrees). It is a hint, never a proof. */
export const place = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});
const subject = { of: 'subjectId' };
/** A screen waits for an approval on another device. */
export const TransactionOpened = event(
  'TransactionOpened',
  z.object({
    kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]),
    /** SHA-256 of a secret that only the initiating browser has. */
    secretHash: z.string(),
    /** The challenge for the approver's passkey: a hash over everything shown to the approver. */
    challenge: z.string(),
    /** The two digits on the initiating screen; null when no screen can show them. */
    number: z.number().int().min(10).max(99).nullable(),
    /** The only person who may approve, or the one being registered; null when nobody was named. */
    ownerId: z.string().nullable(),
    /** Where the sign-in takes place; null when the approver determines it. */
    organisationId: z.string().nullable(),
    applicationId: z.string().nullable(),
    /** The name of what is signed in to, as shown to the approver. */
    target: z.string(),
    /** The device that a registration creates. */
    deviceId: z.string().nullable(),
    /** The ids by which the waiting protocol knows the request. */
    requestId: z.string().nullable(),
    idpId: z.string().nullable(),
    /**
     * The subject whose key seals the personal fields: the owner, or the transaction itself while the person is
     * unknown.
     */
    subjectId: z.string(),
    /** The name of the account being registered, as shown to the approver. */
    account: personal(z.string().nullable(), subject),
    /** The form of the person who registers. */
    registration: personal(z.record(z.string(), z.unknown()).nullable(), subject),
    device: personal(z.string(), subject),
    ip: personal(z.string(), subject),
    place: personal(place.nullable(), subject),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** How the other device was to be reached. */
    method: z.enum(remoteMethods),
  }),
);
export const TransactionApproved = event(
  'TransactionApproved',
  z.object({
    ownerId: z.string(),
    deviceId: z.string(),
    counter: z.number().int(),
    backedUp: z.boolean(),
    /** The passkey made by a registration. */
    credential: credentialRecord.nullable(),
  }),
);
/** What the request was about, so that its end can be counted; missing in what earlier releases wrote. */
const ended = { kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]).optional() };
export const TransactionDeclined = event('TransactionDeclined', z.object({ ...ended, message: z.string() }));
export const TransactionFailed = event('TransactionFailed', z.object({ ...ended, message: z.string() }));
export const TransactionExpired = event('TransactionExpired', z.object(ended));
/** The person asked reports that somebody else started it. */
export const TransactionReported = event('TransactionReported', z.object({}));
