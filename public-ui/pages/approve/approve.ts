import type { deviceMessages } from '../../../domain/transaction/approval.ts';
import { call, withBearer } from '../../../web-kit/call.ts';
import { withDeviceNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { aboutKind, type Kind, kinds } from '../../../web-kit/passkeys/approvals.ts';
import { checking, createPasskey, getPasskey, type PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { texts as t } from './texts.ts';

/** Reads the request behind the link. Throws when the link is invalid or belongs to another page. */
export async function loadApproval(accessToken: string, route: string) {
  const verified = await call('POST /verifyToken', { accessToken });
  if (verified.kind !== 'approval') throw new Error(t.unknown);
  const { approval } = verified;
  const { kind } = approval;
  if (isKind(kind) && aboutKind(kind).route === route) return { ...withDeviceNamed(approval), kind };
  console.info(t.invalid);
  throw new Error(t.unknown);
}
const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);
export type Approval = Awaited<ReturnType<typeof loadApproval>>;

/** Submits the chosen number before any passkey is used; a wrong one ends the request. */
export const choose = (accessToken: string, number: number | null) =>
  call('POST /approveTransaction', { accessToken, number });
type Chosen = Awaited<ReturnType<typeof choose>>;

/**
 * Asks for Face ID, Touch ID or PIN: makes the passkey of a registration, or uses the existing one. Throws PasskeyError.
 */
export const askDevice = ({ type }: Pick<Approval, 'type'>, { options }: Chosen) =>
  type === 1 ? createPasskey(options) : getPasskey(options);

export const finish = (chosen: Chosen, credential: Awaited<ReturnType<typeof askDevice>>) => {
  const { challenge, transactionId } = chosen;
  const checked = call('POST /verify-approveTransaction', { credential, challenge, transactionId });
  return checking(chosen, credential, checked);
};

/** Why the device did not confirm, in the words that the server passes on, whatever language this page is in. */
export function toldOf({ why }: PasskeyError, { type }: Pick<Approval, 'type'>): { message?: Message } {
  const messages: Partial<Record<PasskeyError['why'], Message>> = {
    unsupported: 'WebAuthn is not supported in this browser',
    cancelled: 'Authentication failed. Please try again.',
    known: 'This device is already registered',
    incomplete: type === 1 ? 'Attestation was not completed' : 'Assertion was not completed',
  };
  const message = messages[why];
  return message ? { message } : {};
}
type Message = (typeof deviceMessages)[number];

type Ending = { message?: string; reported?: boolean };
/** Ends the request without approving it. */
export const end = (accessToken: string, id: string, how: Ending) =>
  withBearer(accessToken)('POST /transaction/updateTransactionStatus/:id', {
    id,
    transactionStatus: 'FAILED',
    ...how,
  });
