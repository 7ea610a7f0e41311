import { codes, LatchkeyError } from './error.ts';
import { ask, takenInvitation } from './invitation.ts';
import { type CredentialJSON, createPasskey, usePasskey } from './passkey.ts';

export { LatchkeyError };
/** Where Latchkey is and which application this is; the script tag tells both. */
export type Setup = { baseUrl: string; appId: string };
/** A signed-in user: `accessToken` is a JWT for your server, which lives for `expiresIn` seconds. */
export type SignedIn = { accessToken: string; expiresIn: number; userId: string };

type Begun = { options: Record<string, unknown> & { user?: { name: string } }; transactionId: string };

// Only known while the script itself runs.
const tag = document.currentScript as HTMLScriptElement | null;
let setup: Setup = {
  baseUrl: tag?.src ? new URL('..', tag.src).href : '',
  appId: tag?.dataset.appId ?? '',
};

/** Sets what the script tag does not: `latchkey.init({ baseUrl: 'https://login.example', appId: '…' })`. */
export function init(given: Partial<Setup>): void {
  setup = { ...setup, ...given };
  welcome();
}

let invite = takenInvitation();
/** Opened by the link of an invitation, the page asks the invited person to register, once it is known where. */
function welcome(): void {
  const token = invite;
  if (!token || !setup.baseUrl || !setup.appId || document.readyState === 'loading') return;
  invite = null;
  ask({
    who: async () => (await call<Begun>('register', { invite: token })).options.user!.name,
    register: async () => {
      const detail = await register({ invite: token });
      window.dispatchEvent(new CustomEvent('latchkey:registered', { detail }));
    },
  });
}
if (invite) {
  document.addEventListener('DOMContentLoaded', welcome);
  setTimeout(welcome);
}

async function call<T>(step: string, body: object): Promise<T> {
  const { baseUrl, appId } = setup;
  if (!baseUrl || !appId)
    throw new LatchkeyError(
      codes.unconfigured,
      'Latchkey needs the data-app-id of its script tag, or init()',
    );
  const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/api/sdk/${encodeURIComponent(appId)}/${step}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error) => {
    throw new LatchkeyError(codes.unreachable, 'The sign-in service cannot be reached', error);
  });
  const reply = await answer.json().catch(() => ({}));
  if (answer.ok) return reply as T;
  throw new LatchkeyError(reply.errorCode ?? answer.status, reply.errorMessage ?? 'Something went wrong.');
}

async function finish(step: string, { transactionId }: Begun, credential: CredentialJSON): Promise<SignedIn> {
  const { accessToken, expiresIn, userId } = await call<SignedIn>(step, { credential, transactionId });
  return { accessToken, expiresIn, userId };
}

/** Who registers: a name of one's own choice, or whom the token of an invitation names. */
export type Who = { username: string; name?: string } | { invite: string };
/** Makes an account of this application with a passkey of this device. Throws LatchkeyError. */
export async function register(who: Who): Promise<SignedIn> {
  const begun = await call<Begun>('register', who);
  return finish('verify-register', begun, await createPasskey(begun.options));
}

type How = { username?: string; conditional?: boolean };
/**
 * Signs in with a passkey. Without a user name the passkey tells who it is. `conditional`: the browser offers passkeys
 * in the suggestions of an input with `autocomplete="username webauthn"`, and this waits until one is picked; another
 * ceremony ends it as cancelled. Throws LatchkeyError.
 */
export async function signIn({ username, conditional = false }: How = {}): Promise<SignedIn> {
  for (;;)
    try {
      const begun = await call<Begun>('login', username ? { username } : {});
      return await finish('verify-login', begun, await usePasskey(begun.options, conditional));
    } catch (error) {
      // A page may stay open for hours: what waits in its suggestions gets a new challenge in time.
      if (!conditional || (error as LatchkeyError).errorCode !== codes.expired) throw error;
    }
}
