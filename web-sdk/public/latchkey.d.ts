/** Types of the global that `<script src="…/sdk/latchkey.js" data-app-id="…"></script>` makes. Copy into your project. */
declare namespace latchkey {
  /** A signed-in user: `accessToken` is a JWT for your server, which lives for `expiresIn` seconds. */
  type SignedIn = { accessToken: string; expiresIn: number; userId: string };
  /** Sets what the script tag does not: where Latchkey is, and which application this is. */
  function init(setup: { baseUrl?: string; appId?: string }): void;
  /** Where the page is, when it asked for it: the phone shows it to whoever approves. */
  type Place = { longitude: number; latitude: number };
  type Account = { username: string; name?: string; phone?: boolean; place?: Place };
  /**
   * Makes an account of this application with a passkey of this device, or with `phone` on the phone that scans a code.
   * Opened by the link of an invitation, the page asks by itself; then `window` hears `latchkey:registered`, whose
   * `detail` is a SignedIn.
   */
  function register(who: Account | { invite: string }): Promise<SignedIn>;
  /**
   * Signs in with a passkey. `conditional`: offered in the suggestions of an `autocomplete="username webauthn"` input.
   * `phone`: shows a code for the phone that registered by phone. `method: 'push'`: the app on that phone gets a message
   * instead; it needs a user name. Both throw LatchkeyError.
   */
  function signIn(how?: {
    username?: string;
    conditional?: boolean;
    phone?: boolean;
    method?: 'push';
    place?: Place;
  }): Promise<SignedIn>;
  /**
   * Adds a further passkey to an account: one that is there answers first. The application must allow several devices.
   * Throws LatchkeyError.
   */
  function addPasskey(who?: { username?: string }): Promise<SignedIn>;
  /**
   * Negative codes: -1 no WebAuthn, -2 not completed, -3 cancelled, -4 known device, -5 unreachable, -6 not set up,
   * -7 expired, -8 declined on the phone.
   */
  class LatchkeyError extends Error {
    errorCode: number;
    constructor(errorCode: number, message: string, cause?: unknown);
  }
}
