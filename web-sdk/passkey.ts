import { fromBase64url, toBase64url } from './bytes.ts';
import { tell } from './call.ts';
import { codes, explained, LatchkeyError } from './error.ts';
import { words } from './words.ts';

type Options = Record<string, unknown>;
/** WebAuthn L3, RegistrationResponseJSON and AuthenticationResponseJSON. */
export type CredentialJSON = { id: string; rawId: string; type: string; response: Record<string, unknown> };

let running: AbortController | undefined;
/** Aborts the pending ceremony, because a browser runs only one at a time. */
function alone(): AbortController {
  running?.abort();
  running = new AbortController();
  return running;
}

/** The latest ceremony that began, to learn whether another one has begun since. */
export const latest = () => running;

const described = (list: unknown) =>
  ((list ?? []) as { id: string }[]).map((each) => ({ ...each, id: fromBase64url(each.id) }));

/** Throws in a browser without WebAuthn, such as the one in which some mail programs open links. */
export function mustKnowPasskeys(): void {
  if (typeof PublicKeyCredential === 'undefined' || !navigator.credentials)
    throw new LatchkeyError(codes.unsupported, words.passkey.unsupported);
}

/**
 * Runs what asks the person for a passkey, and tells how far it comes. The page is the customer's, so a passkey counts as
 * offered when it is asked for. One that waits in the suggestions of an input begins when the person picks it.
 */
async function run(
  ceremony: 'signIn' | 'registration',
  start: () => Promise<Credential | null>,
  incomplete: string,
  waits = false,
): Promise<PublicKeyCredential> {
  mustKnowPasskeys();
  if (!waits) for (const step of ['offered', 'begun']) tell(ceremony, step);
  const fail = (error: LatchkeyError) => {
    if (!waits) tell(ceremony, error.errorCode === codes.cancelled ? 'cancelled' : 'failed');
    return error;
  };
  const made = await start().catch((error) => {
    throw fail(explained(error, incomplete));
  });
  if (!made) throw fail(new LatchkeyError(codes.incomplete, incomplete));
  if (waits) tell(ceremony, 'begun');
  return made as PublicKeyCredential;
}

/** The JSON of WebAuthn L3 section 5.1, built by hand because password managers replace `toJSON` by their own. */
function shared(made: PublicKeyCredential, response: Record<string, unknown>): CredentialJSON {
  return {
    id: made.id,
    rawId: toBase64url(made.rawId),
    type: made.type,
    ...(made.authenticatorAttachment && { authenticatorAttachment: made.authenticatorAttachment }),
    clientExtensionResults: {},
    response: { clientDataJSON: toBase64url(made.response.clientDataJSON), ...response },
  } as CredentialJSON;
}

/** Makes a passkey on this device (WebAuthn L3 section 5.1.3). */
export async function createPasskey(options: Options): Promise<CredentialJSON> {
  const user = options.user as { id: string };
  const publicKey = {
    ...options,
    challenge: fromBase64url(options.challenge as string),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await run(
    'registration',
    () => navigator.credentials.create({ publicKey, signal: alone().signal }),
    words.passkey.notMade,
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return shared(made, {
    attestationObject: toBase64url(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/**
 * Signs with a passkey (WebAuthn L3 section 5.1.4). A `conditional` ceremony waits in the suggestions of the page's
 * input. It ends as expired shortly before its challenge does, because browsers ignore `timeout` there.
 */
export async function usePasskey(options: Options, conditional: boolean): Promise<CredentialJSON> {
  const publicKey = {
    ...options,
    challenge: fromBase64url(options.challenge as string),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const waiting = alone();
  const { signal } = waiting;
  const mediation = conditional ? 'conditional' : 'optional';
  const over = () => waiting.abort(new DOMException('The challenge expires', 'TimeoutError'));
  const timer = conditional && setTimeout(over, (options.timeout as number) * 0.8);
  const made = await run(
    'signIn',
    () => navigator.credentials.get({ publicKey, signal, mediation }),
    words.passkey.notUsed,
    conditional,
  ).finally(() => timer && clearTimeout(timer));
  const response = made.response as AuthenticatorAssertionResponse;
  return shared(made, {
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
    userHandle: response.userHandle ? toBase64url(response.userHandle) : null,
  });
}
