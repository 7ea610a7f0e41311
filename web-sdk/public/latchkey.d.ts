/** Types of the global that `<script src="…/sdk/latchkey.js" data-app-id="…"></script>` makes. Copy into your project. */
declare namespace latchkey {
  /** A signed-in user: `accessToken` is a JWT for your server, which lives for `expiresIn` seconds. */
  type SignedIn = { accessToken: string; expiresIn: number; userId: string };
  /** Sets what the script tag does not: where Latchkey is, and which application this is. */
  function init(setup: { baseUrl?: string; appId?: string }): void;
  /**
   * Makes an account of this application with a passkey of this device. Throws LatchkeyError. Opened by the link of an
   * invitation, the page asks by itself; then `window` hears `latchkey:registered`, whose `detail` is a SignedIn.
   */
  function register(who: { username: string; name?: string } | { invite: string }): Promise<SignedIn>;
  /** Signs in with a passkey. `conditional`: offered in the suggestions of an `autocomplete="username webauthn"` input. */
  function signIn(how?: { username?: string; conditional?: boolean }): Promise<SignedIn>;
  /** Negative codes: -1 no WebAuthn, -2 not completed, -3 cancelled, -4 known device, -5 unreachable, -6 not set up. */
  class LatchkeyError extends Error {
    errorCode: number;
    constructor(errorCode: number, message: string, cause?: unknown);
  }
}
