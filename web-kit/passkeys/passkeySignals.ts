import type { RefusalCode } from '../../domain/refusals.ts';

/** Refusals that say nothing about the passkey: the platform is busy, unreachable or failed internally. */
const passing: readonly RefusalCode[] = ['request.tooMany', 'request.unavailable', 'request.broken'];
/** The refusal of a passkey that the platform does not know. */
const unregistered: RefusalCode = 'device.unregistered';
type Unknown = { rpId: string; credentialId: string };
/** All passkeys of an account that the platform accepts for an RP ID. */
export type Accepted = { rpId: string; userId: string; allAcceptedCredentialIds: string[] };
/** How an account is called where its passkeys are offered. */
type Called = { rpId: string; userId: string; name: string; displayName: string };
type Signals = {
  signalCurrentUserDetails?: (about: Called) => Promise<void>;
  signalUnknownCredential?: (about: Unknown) => Promise<void>;
  signalAllAcceptedCredentials?: (about: Accepted) => Promise<void>;
};
type Options = { rp?: { id?: string }; rpId?: string };

/** The browser's signal API. Where it is missing or fails, the device keeps its passkeys as they are. */
const signals = () => (globalThis.PublicKeyCredential as Signals | undefined) ?? {};
const ignored = () => undefined;

/** Removes a passkey from this device, so that the browser stops offering it (WebAuthn L3 section 5.1.10). */
export const forget = (about: Unknown) => void signals().signalUnknownCredential?.(about).catch(ignored);

/** Tells the device what an account is called now, which the browser shows beside its passkeys. */
export const nameAccount = (about: Called) => void signals().signalCurrentUserDetails?.(about).catch(ignored);

/**
 * Removes a passkey that the platform has refused from the device. One that was just made for these options is useless
 * whatever the reason; one that was used is removed only when the platform does not know it.
 */
export function forgetRefused(options: Options, credentialId: string, error: unknown) {
  const { refusal } = error as { refusal?: RefusalCode };
  const isRefused = options.rp
    ? refusal !== undefined && !passing.includes(refusal)
    : refusal === unregistered;
  const rpId = options.rp?.id ?? options.rpId;
  if (isRefused && rpId) forget({ rpId, credentialId });
}

/**
 * Tells the device after a sign-in which passkeys the account has, so that it stops offering removed ones and offers
 * hidden ones again (WebAuthn L3 section 5.1.10). A reply without such a list changes nothing.
 */
export function keepAccepted(reply: unknown) {
  const { accepted } = (reply ?? {}) as { accepted?: Accepted };
  if (accepted) signals().signalAllAcceptedCredentials?.(accepted).catch(ignored);
}
