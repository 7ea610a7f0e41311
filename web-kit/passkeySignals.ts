/** Refusals that say nothing about the passkey: the platform is busy, away or broken. */
const passing = [1003, 1007, 1008];
/** The platform does not know the passkey. */
const unregistered = 1706;
type Unknown = { rpId: string; credentialId: string };
/** All passkeys of an account that the platform takes for an RP ID. */
export type Accepted = { rpId: string; userId: string; allAcceptedCredentialIds: string[] };
type Signals = {
  signalUnknownCredential?: (about: Unknown) => Promise<void>;
  signalAllAcceptedCredentials?: (about: Accepted) => Promise<void>;
};
type Options = { rp?: { id?: string }; rpId?: string };

/** Browsers that cannot signal keep what they have, and so do those that fail at it. */
const signals = () => (globalThis.PublicKeyCredential as Signals | undefined) ?? {};
const ignored = () => undefined;

/** Takes a passkey off this device, so that nobody is offered it again (WebAuthn L3 section 5.1.10). */
export const forget = (about: Unknown) => void signals().signalUnknownCredential?.(about).catch(ignored);

/**
 * Takes a passkey off the device that the platform has refused. One that was made for these options is of no use, whatever
 * the reason; one that was used, only when the platform does not know it.
 */
export function forgetRefused(options: Options, credentialId: string, error: unknown) {
  const { errorCode = 0 } = error as { errorCode?: number };
  const isRefused = options.rp
    ? errorCode >= 1000 && !passing.includes(errorCode)
    : errorCode === unregistered;
  const rpId = options.rp?.id ?? options.rpId;
  if (isRefused && rpId) forget({ rpId, credentialId });
}

/**
 * After a sign-in, tells the device which passkeys of the account are good: it no longer offers those that were removed
 * elsewhere, and offers again what it hid (WebAuthn L3 section 5.1.10). Answers without such a list change nothing.
 */
export function keepAccepted(reply: unknown) {
  const { accepted } = (reply ?? {}) as { accepted?: Accepted };
  if (accepted) signals().signalAllAcceptedCredentials?.(accepted).catch(ignored);
}
