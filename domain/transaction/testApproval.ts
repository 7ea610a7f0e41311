/** Requests for approval, for tests. */
import type { Kind } from '../families/requests.ts';
import { limits } from '../limits.ts';
import { outcomes } from './approval.ts';
import * as happened from './events.ts';

/** The same as in `testSpec.ts`. */
const now = new Date('2026-01-01T00:00:00.000Z');
export const hash = (letter: string) => letter.repeat(43);
export const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
export const id = { id: 'transaction-1' };
export const opening = {
  ...id,
  kind: 'login' as const,
  secretHash: hash('s'),
  challenge: hash('c'),
  number: 42,
  ...{ ownerId: null, organisationId: null, applicationId: null, deviceId: null },
  ...{ requestId: null, idpId: null, account: null, registration: null },
  target: 'operator console',
  subjectId: 'transaction-1',
  device: 'Chrome on Windows',
  ip: '203.0.113.7',
  place: { longitude: 13.4, latitude: 52.5 },
  requestedAt: now.toISOString(),
  method: 'phone' as const,
};
/** The request with some fields replaced, as it is in the log. */
export function openedWith(
  differing: Partial<Omit<Parameters<typeof happened.TransactionOpened>[0], 'expiresAt'>>,
) {
  const { id: _, ...about } = opening;
  return happened.TransactionOpened({
    ...about,
    ...differing,
    expiresAt: later(limits.approval).toISOString(),
  });
}
export const opened = openedWith({});
export const forAda = openedWith({ ownerId: 'ada', subjectId: 'ada' });
export const ada = {
  ...id,
  owner: { kind: 'operator' as const, id: 'ada' },
  personId: null,
  organisationId: 'acme',
  applicationId: null,
  deviceId: 'phone',
};
export const approval = { ...ada, number: 42, counter: 3, backedUp: true };
export const proof = { ownerId: 'ada', deviceId: 'phone', counter: 3, backedUp: true, credential: null };
/** A user of an application, and a request to sign in to it. */
export const bob = {
  ...ada,
  owner: { kind: 'user' as const, id: 'bob' },
  personId: 'bobby',
  applicationId: 'shop',
};
export const ofShop = {
  kind: 'general' as const,
  organisationId: 'acme',
  applicationId: 'shop',
  target: 'Shop',
  subjectId: 'bob',
  ownerId: 'bob',
};
export const credential = {
  credentialId: 'credential-1',
  publicKey: 'pQECAyYgASFY',
  rpId: 'localhost',
  counter: 3,
  transports: ['internal'],
  fmt: 'none',
  aaguid: '00000000-0000-0000-0000-000000000000',
  backupEligible: true,
  backedUp: true,
  deviceType: 'Web',
  platform: 'Android',
};
/** A request to register, and the passkey that registers. */
export const registering = {
  ownerId: 'ada',
  subjectId: 'ada',
  deviceId: 'phone',
  account: 'ada@acme.example',
  registration: { name: 'Ada' },
};
export const made = { ...proof, credential };
export const approved = happened.TransactionApproved(proof);
const { kind } = opening;
export const declined = happened.TransactionDeclined({ kind, message: outcomes.declined });
export const failed = happened.TransactionFailed({ kind, message: outcomes.failed });
export const wrongOf = (kind: Kind) => happened.TransactionFailed({ kind, message: outcomes.wrongNumber });
export const wrong = wrongOf(kind);
export const expired = happened.TransactionExpired({ kind });
export const reported = happened.TransactionReported({});
export const collecting = { ...ada, secretHash: hash('s'), platform: 'Windows', browser: 'Chrome' };
export const signedIn = happened.SignedIn({
  deviceId: 'phone',
  method: 'phone',
  counter: 3,
  platform: 'Windows',
  browser: 'Chrome',
  backedUp: true,
});
export const ends = { approved, declined, failed, expired };
