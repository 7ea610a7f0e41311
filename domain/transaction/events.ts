import { z } from 'zod';
import { DeviceAdded } from '../device/events.ts';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { type Kind, kinds } from './kinds.ts';
import { methods } from './methods.ts';

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
/** A member of the platform's staff signed in; its challenge is used up. The first version knew passwords alone. */
export const AdminSignedIn = event(
  'AdminSignedIn',
  z.object({
    adminId: z.string(),
    /** Null for a password alone. */
    passkeyId: z.string().nullable(),
    counter: z.number().int(),
  }),
  (old) => ({ ...old, passkeyId: null, counter: 0 }),
);

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
    kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]),
    /** SHA-256 of what the initiating browser alone holds. */
    secretHash: z.string(),
    /** What the approver's passkey signs: a hash over all that the approver is shown. */
    challenge: z.string(),
    /** The two digits on the initiating screen; null where there is no screen to show them. */
    number: z.number().int().min(10).max(99).nullable(),
    /** Who alone may approve, or is registered by it; null when nobody was named. */
    ownerId: z.string().nullable(),
    /** Where it signs in: null where the approver tells. */
    organisationId: z.string().nullable(),
    applicationId: z.string().nullable(),
    /** What it signs in to, as the approver is shown it. */
    target: z.string(),
    /** The device that a registration makes. */
    deviceId: z.string().nullable(),
    /** The protocol's own ids of what waits for it. */
    requestId: z.string().nullable(),
    idpId: z.string().nullable(),
    /** Whose key seals what is personal here: the owner's, or the transaction's own while nobody is known. */
    subjectId: z.string(),
    /** The name of the account that is registered, as the approver is shown it. */
    account: personal(z.string().nullable(), subject),
    /** What the person filled in who registers. */
    registration: personal(z.record(z.string(), z.unknown()).nullable(), subject),
    device: personal(z.string(), subject),
    ip: personal(z.string(), subject),
    place: personal(place.nullable(), subject),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  ({ operatorId, ...old }) => ({
    ...old,
    ownerId: operatorId,
    organisationId: null,
    applicationId: null,
    target: 'operator console',
    deviceId: null,
    requestId: null,
    idpId: null,
    account: null,
    registration: null,
  }),
);
export const TransactionApproved = event(
  'TransactionApproved',
  z.object({
    ownerId: z.string(),
    deviceId: z.string(),
    counter: z.number().int(),
    backedUp: z.boolean(),
    /** The passkey that a registration made. */
    credential: DeviceAdded.schema.nullable(),
  }),
  ({ operatorId, ...old }) => ({ ...old, ownerId: operatorId, credential: null }),
);
export const TransactionDeclined = event('TransactionDeclined', z.object({ message: z.string() }));
export const TransactionFailed = event('TransactionFailed', z.object({ message: z.string() }));
export const TransactionExpired = event('TransactionExpired', z.object({}));
/** The person who was asked says that they did not start it: somebody else did. */
export const TransactionReported = event('TransactionReported', z.object({}));
