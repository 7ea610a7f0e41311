/** Requests for approval as tests tell of them. */
import { limits } from '../limits.ts';
import { outcomes } from './approval.ts';
import * as happened from './events.ts';

/** As in `spec.ts`. */
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
  operatorId: null,
  subjectId: 'transaction-1',
  device: 'Chrome on Windows',
  ip: '203.0.113.7',
  place: { longitude: 13.4, latitude: 52.5 },
  requestedAt: now.toISOString(),
};
const { id: _, ...about } = opening;
export const opened = happened.TransactionOpened({
  ...about,
  expiresAt: later(limits.approval).toISOString(),
});
export const forAda = happened.TransactionOpened({
  ...about,
  operatorId: 'ada',
  subjectId: 'ada',
  expiresAt: later(limits.approval).toISOString(),
});
export const ada = { ...id, operatorId: 'ada', organisationId: 'acme', deviceId: 'phone' };
export const approval = { ...ada, number: 42, counter: 3, backedUp: true };
export const proof = { operatorId: 'ada', deviceId: 'phone', counter: 3, backedUp: true };
export const approved = happened.TransactionApproved(proof);
export const declined = happened.TransactionDeclined({ message: outcomes.declined });
export const failed = happened.TransactionFailed({ message: outcomes.failed });
export const wrong = happened.TransactionFailed({ message: outcomes.wrongNumber });
export const expired = happened.TransactionExpired({});
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
