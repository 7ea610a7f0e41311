import { forgetRefused, keepAccepted } from '../web-kit/passkeys/passkeySignals.ts';
import { call, proof, tell } from './call.ts';
import { codes, isPassing, LatchkeyError } from './error.ts';
import { ask, type Invitation, invitationHere } from './invitation.ts';
import { type CredentialJSON, createPasskey, latest, mustKnowPasskeys, usePasskey } from './passkey.ts';
import { answeredBy, byPhone, type PhoneRequest, type Place } from './phone.ts';
import { configure, isConfigured, type Setup } from './setup.ts';
import { learn, words } from './words.ts';

export { LatchkeyError };
/** A signed-in user. `accessToken` is a JWT for your server, valid for `expiresIn` seconds. */
export type SignedIn = { accessToken: string; expiresIn: number; userId: string };

type Begun = {
  options: Record<string, unknown> & { user?: { name: string }; rp?: { id: string } };
  transactionId: string;
};

/**
 * Sets the values that the script tag does not give: `latchkey.init({ baseUrl: 'https://login.example', appId: '…' })`.
 * `language` is that of the dialogs and messages (BCP 47), which is otherwise that of the page.
 */
export function init(given: Partial<Setup>): void {
  configure(given);
  welcome();
}

let invite = invitationHere();
/**
 * Asks the invited person to register when the page was opened by an invitation link, as soon as the platform's address
 * is known.
 */
function welcome(): void {
  const token = invite;
  if (!token || !isConfigured() || document.readyState === 'loading') return;
  invite = null;
  const invitation: Invitation = {
    who: async () => {
      mustKnowPasskeys();
      return (await call<Begun>('register', { invite: token })).options.user!.name;
    },
    register: async () => {
      const detail = await register({ invite: token });
      window.dispatchEvent(new CustomEvent('latchkey:registered', { detail }));
    },
  };
  learn().then(() => ask(invitation));
}
if (invite) {
  document.addEventListener('DOMContentLoaded', welcome);
  setTimeout(welcome);
}

/** The call that checks a passkey. A passkey that it refuses for good is removed from the device. */
async function check<T>(
  step: string,
  { options, transactionId }: Begun,
  credential: CredentialJSON,
  about: object = {},
) {
  const ceremony = options.rp ? 'registration' : 'signIn';
  try {
    const reply = await call<T>(step, { credential, transactionId, ...about }, true);
    tell(ceremony, 'finished');
    return reply;
  } catch (error) {
    tell(ceremony, 'failed');
    forgetRefused(options, credential.id, error);
    throw error;
  }
}
async function finish(step: string, begun: Begun, credential: CredentialJSON): Promise<SignedIn> {
  const reply = await check<SignedIn>(step, begun, credential);
  keepAccepted(reply);
  const { accessToken, expiresIn, userId } = reply;
  return { accessToken, expiresIn, userId };
}

type Account = { username: string; name?: string; phone?: boolean; place?: Place };
/** The person to register: a name of their own choice, or the token of an invitation, which names them. */
export type Who = Account | { invite: string };
/**
 * Creates an account in this application with a passkey on this device, or with `phone` on the phone that scans a code.
 * Throws LatchkeyError.
 */
export async function register(account: Who): Promise<SignedIn> {
  await learn();
  if ('invite' in account) return registerHere({ invite: account.invite });
  const { username, name, phone, place } = account;
  const who = { username, ...(name && { name }), captcha: await proof() };
  return phone ? byPhone(1, { ...who, ...(place && { place }) }) : registerHere(who);
}
async function registerHere(who: object): Promise<SignedIn> {
  const begun = await call<Begun>('register', who);
  return finish('verify-register', begun, await createPasskey(begun.options));
}

type How = { username?: string; conditional?: boolean; phone?: boolean; method?: 'push'; place?: Place };
/**
 * Signs in with a passkey. Without a user name, the passkey identifies the user. `conditional`: the browser offers
 * passkeys in the suggestions of an input with `autocomplete="username webauthn"`, and the promise waits until one is
 * picked; another ceremony cancels it. `phone`: shows a code for the phone with which the user registered. `method:
 * 'push'`: sends a notification to the app on that phone instead, which requires a user name. Throws LatchkeyError.
 */
export async function signIn({ username, conditional, phone, method, place }: How = {}): Promise<SignedIn> {
  await learn();
  const who = username ? { username } : {};
  if (phone || method) return byPhone(2, { ...who, ...(method && { method }), ...(place && { place }) });
  if (conditional) tell('signIn', 'offered');
  for (let begins = () => call<Begun>('login', who); ; begins = () => renewed(who))
    try {
      const begun = await begins();
      return await finish('verify-login', begun, await usePasskey(begun.options, !!conditional));
    } catch (error) {
      // A page may stay open for hours, so pending suggestions get a new challenge before theirs expires.
      if (!conditional || (error as LatchkeyError).errorCode !== codes.expired) throw error;
    }
}

/** How long suggestions wait before they are renewed after a failure that may pass, in milliseconds. */
const rest = 5000;
/**
 * Begins waiting suggestions anew. A device that wakes has no network yet, so a failure that may pass leads to another try,
 * until the page begins something else.
 */
async function renewed(who: object): Promise<Begun> {
  const before = latest();
  for (;;) {
    const begun = await call<Begun>('login', who).catch((error) => {
      if (!isPassing(error)) throw error;
    });
    if (!begun) await new Promise((resolve) => setTimeout(resolve, rest));
    if (latest() !== before) throw new LatchkeyError(codes.cancelled, words.passkey.unused);
    if (begun) return begun;
  }
}

type Adding = { username?: string; phone?: boolean; place?: Place };
/**
 * Adds a further passkey to the account: an existing one answers first, then the browser makes a new one on a security
 * key, a phone, or this device where it has none. With `phone` the phone that scans a code makes it instead, and signs
 * in by phone from then on. The application must allow several devices. Throws LatchkeyError.
 */
export async function addPasskey({ username, phone, place }: Adding = {}): Promise<SignedIn> {
  await learn();
  const confirming = await call<Begun>('login', username ? { username } : {});
  const known = await usePasskey(confirming.options, false);
  if (phone) {
    const open = await check<PhoneRequest>('add-phone', confirming, known, place ? { place } : {});
    return answeredBy(open, words.phone.add);
  }
  const begun = await check<Begun>('add-device', confirming, known);
  return finish('verify-add-device', begun, await createPasskey(begun.options));
}
