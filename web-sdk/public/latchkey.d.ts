/**
 * Types of the global that `<script src="…/sdk/latchkey.js" data-app-id="…"></script>` defines. Copy them into your
 * project.
 */
declare namespace latchkey {
  /** A signed-in user. `accessToken` is a JWT for your server, valid for `expiresIn` seconds. */
  type SignedIn = { accessToken: string; expiresIn: number; userId: string };
  /**
   * Sets the platform's address and the application's client id when the script tag does not give them. `language` (BCP 47)
   * is that of dialogs and messages; without it they have the language of the page.
   */
  function init(setup: { baseUrl?: string; appId?: string; language?: string }): void;
  /** The page's location, if the page asked for it. The phone shows it to the person who approves. */
  type Place = { longitude: number; latitude: number };
  type Account = { username: string; name?: string; phone?: boolean; place?: Place };
  /**
   * Creates an account in this application with a passkey on this device, or with `phone` on the phone that scans a
   * code. On a page that was opened by an invitation link the script asks by itself, and `window` then receives
   * `latchkey:registered`, whose `detail` is a SignedIn. Throws LatchkeyError.
   */
  function register(who: Account | { invite: string }): Promise<SignedIn>;
  /**
   * Signs in with a passkey. `conditional`: offered in the suggestions of an `autocomplete="username webauthn"` input.
   * `phone`: shows a code for the phone with which the user registered. `method: 'push'`: sends a notification to the
   * app on that phone instead, which requires a user name. Throws LatchkeyError.
   */
  function signIn(how?: {
    username?: string;
    conditional?: boolean;
    phone?: boolean;
    method?: 'push';
    place?: Place;
  }): Promise<SignedIn>;
  /**
   * Adds a further passkey to an account: an existing one answers first. `phone`: shows a code for the phone that gets
   * the passkey, and signs in by phone from then on. The application must allow several devices. Throws LatchkeyError.
   */
  function addPasskey(how?: { username?: string; phone?: boolean; place?: Place }): Promise<SignedIn>;
  /**
   * The codes are negative: -1 no WebAuthn, -2 not completed, -3 cancelled, -4 known device, -5 unreachable, -6 not set
   * up, -7 expired, -8 declined on the phone.
   */
  class LatchkeyError extends Error {
    errorCode: number;
    /** The name of the server's refusal, such as `device.unregistered`; undefined when the error arose in the browser. */
    refusal: string | undefined;
    /** The HTTP status of the server's answer; undefined when the error arose in the browser. */
    status: number | undefined;
    constructor(errorCode: number, message: string, cause?: unknown);
  }
}
