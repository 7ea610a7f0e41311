/** Codes of errors that arise in the browser. The server's own codes are positive. */
export const codes = {
  unsupported: -1,
  incomplete: -2,
  cancelled: -3,
  known: -4,
  unreachable: -5,
  unconfigured: -6,
  expired: -7,
  declined: -8,
} as const;

/** The failure of a registration or sign-in. `message` is fit to show. */
export class LatchkeyError extends Error {
  errorCode: number;
  /** The name of the server's refusal; undefined when the error arose in the browser. */
  refusal: string | undefined;
  constructor(errorCode: number, message: string, cause?: unknown) {
    super(message);
    this.name = 'LatchkeyError';
    this.errorCode = errorCode;
    if (cause !== undefined) this.cause = cause;
  }
}

const unused = 'No passkey was used. Try again, or choose another way to sign in.';
const messages: Record<string, [code: number, message: string]> = {
  NotAllowedError: [codes.cancelled, unused],
  AbortError: [codes.cancelled, unused],
  InvalidStateError: [codes.known, 'This device is already registered. Sign in with it.'],
  TimeoutError: [codes.expired, 'This took too long. Please try again.'],
  NotSupportedError: [codes.unsupported, 'WebAuthn is not supported in this browser'],
};
/** Turns a DOMException of `navigator.credentials` into an error with a readable message. */
export function explained(error: unknown, incomplete: string): LatchkeyError {
  const [code, message] = messages[(error as Error).name] ?? [codes.incomplete, incomplete];
  return new LatchkeyError(code, message, error);
}
