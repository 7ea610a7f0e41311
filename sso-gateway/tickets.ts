import type { Kit } from '../server-kit/kit.ts';
import { isReported } from '../server-kit/reportedSignOns.ts';
import { hashed, newSecret } from './once.ts';

/**
 * A finished sign-in: the request that it answers, the user, and the device whose passkey signed. One by phone has the
 * transaction that the phone approved.
 */
export type SignedIn = {
  requestId: string;
  organisationId: string;
  userId: string;
  deviceId: string;
  transactionId?: string;
};

const kind = 'sso ticket';
/** Milliseconds for which the page may hand a sign-in over. */
const lasts = 60_000;

/** Makes the ticket with which the sign-in page hands a sign-in over to the provider, once. */
export async function newTicket({ records, clock }: Kit, signedIn: SignedIn): Promise<string> {
  const ticket = newSecret();
  await records.put(kind, hashed(ticket), signedIn, { expiresAt: clock() + lasts });
  return ticket;
}
/** Uses up a ticket; null when there is none, when it was made for another request, or when its sign-in was reported. */
export async function useTicket(
  kit: Kit,
  ticket: unknown,
  { requestId, organisationId }: Pick<SignedIn, 'requestId' | 'organisationId'>,
): Promise<SignedIn | null> {
  if (typeof ticket !== 'string' || ticket.length > 100) return null;
  const found = await kit.records.take<SignedIn>(kind, hashed(ticket));
  if (found?.requestId !== requestId || found.organisationId !== organisationId) return null;
  return found.transactionId && (await isReported(kit, found.transactionId)) ? null : found;
}
