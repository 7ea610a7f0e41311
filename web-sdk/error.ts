import { type Words, words } from './words.ts';

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
  /** The HTTP status of the server's answer; undefined when the error arose in the browser. */
  status: number | undefined;
  constructor(errorCode: number, message: string, cause?: unknown) {
    super(message);
    this.name = 'LatchkeyError';
    this.errorCode = errorCode;
    if (cause !== undefined) this.cause = cause;
  }
}

/** Whether the same call may succeed when it is repeated: the platform was not reached, is busy, or failed. */
export const isPassing = ({ errorCode, status = 0 }: LatchkeyError) =>
  errorCode === codes.unreachable || status === 429 || status >= 500;

const known: Record<string, [code: number, message: keyof Words['passkey']]> = {
  NotAllowedError: [codes.cancelled, 'unused'],
  AbortError: [codes.cancelled, 'unused'],
  InvalidStateError: [codes.known, 'known'],
  TimeoutError: [codes.expired, 'late'],
  NotSupportedError: [codes.unsupported, 'unsupported'],
};
/** Turns a DOMException of `navigator.credentials` into an error with a readable message. */
export function explained(error: unknown, incomplete: string): LatchkeyError {
  const [code, message] = known[(error as Error).name] ?? [codes.incomplete];
  return new LatchkeyError(code, message ? words.passkey[message] : incomplete, error);
}
