import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { words } from '../words.ts';
import { forgetRefused, keepAccepted } from './passkeySignals.ts';
import { ceremonyOf, tellStep } from './steps.ts';

/** WebAuthn options as JSON, as calls return them under `options`. */
type Options = Record<string, unknown>;
type Why = 'unsupported' | 'incomplete' | 'cancelled' | 'known' | 'other';

/** A passkey ceremony that failed or was cancelled; `message` is fit to show. */
export class PasskeyError extends Error {
  why: Why;
  constructor(why: Why, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

/** Whether this browser supports passkeys at all. */
export const passkeysAvailable = browserSupportsWebAuthn;
/** Whether this browser can suggest passkeys in an e-mail field. */
export const autofillAvailable = browserSupportsWebAuthnAutofill;
/** Silently cancels a pending ceremony, such as the one behind the e-mail field's suggestions. */
export const cancelPasskey = () => WebAuthnAbortService.cancelCeremony();

function explain(error: unknown, incomplete: string): PasskeyError {
  const { name, message, cause } = error as Error & { cause?: Error };
  const reason = cause?.name ?? name;
  if (/not completed/.test(message)) return new PasskeyError('incomplete', incomplete, error);
  if (reason === 'NotAllowedError' || reason === 'AbortError')
    return new PasskeyError('cancelled', words.passkey.cancelled, error);
  if (reason === 'InvalidStateError') return new PasskeyError('known', words.passkey.known, error);
  return new PasskeyError('other', message, error);
}

/**
 * Awaits the call that verifies a passkey, and tells the device the result: which passkeys the account has, or that the
 * server refuses this one for good.
 */
export async function checking<T>(
  { options }: { options: Options },
  { id }: { id: string },
  checked: Promise<T>,
) {
  try {
    const reply = await checked;
    tellStep(ceremonyOf(options), 'finished');
    keepAccepted(reply);
    return reply;
  } catch (error) {
    tellStep(ceremonyOf(options), 'failed');
    forgetRefused(options, id, error);
    throw error;
  }
}

/**
 * Runs what asks the person for a passkey, and tells how far it comes. One that only waits in the suggestions of a field
 * begins when the person picks a passkey, and is not cancelled when nobody does.
 */
async function ceremony<T>(
  options: Options,
  run: () => Promise<T>,
  incomplete: string,
  waits = false,
): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported', words.passkey.unsupported);
  const kind = ceremonyOf(options);
  if (!waits) tellStep(kind, 'begun');
  try {
    const made = await run();
    if (waits) tellStep(kind, 'begun');
    return made;
  } catch (error) {
    const failure = explain(error, incomplete);
    if (!waits) tellStep(kind, failure.why === 'cancelled' ? 'cancelled' : 'failed');
    throw failure;
  }
}

/** What a call answers that begins a ceremony. */
type Begun = { options: Options; transactionId: string; challenge?: string | undefined };
/**
 * Ends a ceremony that a call has begun: `ask` has the person make or use a passkey, and `verify` sends it to the call that
 * verifies it. Throws PasskeyError.
 */
export async function finishing<C extends { id: string }, T>(
  begun: Begun,
  ask: (options: Options) => Promise<C>,
  verify: (answer: Omit<Begun, 'options'> & { credential: C }) => Promise<T>,
): Promise<T> {
  const { options, transactionId, challenge } = begun;
  const credential = await ask(options);
  return checking(begun, credential, verify({ credential, transactionId, challenge }));
}

/**
 * Creates a passkey on this device. Takes `options` of a register call, returns the `credential` for its verify call.
 * Throws PasskeyError.
 */
export async function createPasskey(options: Options) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await ceremony(
    options,
    async () => (await import('./newPasskey.ts')).newPasskey(optionsJSON),
    words.passkey.notMade,
  );
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}

/**
 * Signs with a passkey. Takes `options` of a login call, returns the `credential` for its verify call. With
 * `conditional` the browser offers passkeys in the suggestions of the input with `autocomplete="username webauthn"`;
 * the promise then waits until the person picks one, and fails as `cancelled` when another ceremony starts. Throws
 * PasskeyError.
 */
export async function getPasskey(options: Options, { conditional = false } = {}) {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const given = await ceremony(
    options,
    () => startAuthentication({ optionsJSON, useBrowserAutofill: conditional }),
    words.passkey.notUsed,
    conditional,
  );
  return { ...given, clientExtensionResults: { ...given.clientExtensionResults } };
}
