/** Refusals that say nothing about the passkey: the platform is busy, away or broken. */
const passing = [1003, 1007, 1008];
/** The platform does not know the passkey. */
const unregistered = 1706;
type Signals = { signalUnknownCredential?: (about: { rpId: string; credentialId: string }) => Promise<void> };
type Options = { rp?: { id?: string }; rpId?: string };

/**
 * Takes a passkey off the device that the platform has refused (WebAuthn L3 section 5.1.10), so that nobody is offered it
 * again. One that was made for these options is of no use, whatever the reason; one that was used, only when the platform
 * does not know it. Browsers that cannot do that keep it.
 */
export function forgetRefused(options: Options, credentialId: string, error: unknown) {
  const { errorCode = 0 } = error as { errorCode?: number };
  const isRefused = options.rp
    ? errorCode >= 1000 && !passing.includes(errorCode)
    : errorCode === unregistered;
  const rpId = options.rp?.id ?? options.rpId;
  const signals = globalThis.PublicKeyCredential as Signals | undefined;
  if (isRefused && rpId) signals?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}
