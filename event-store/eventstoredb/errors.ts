import { convertToCommandError, ErrorType, NotLeaderError, TimeoutError } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../port.ts';

/** Errors after which it is certain that nothing was stored or read, and that a retry does not help. */
const definite: string[] = [
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.INVALID_TRANSACTION,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.STREAM_DELETED,
];
/** Those caused by the events themselves. */
const badEvents: string[] = [ErrorType.INVALID_ARGUMENT, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED];
/** gRPC: INVALID_ARGUMENT, PERMISSION_DENIED, UNAUTHENTICATED. */
const definiteCodes = [3, 7, 16];
/** RESOURCE_EXHAUSTED is used for this, and also for temporary trouble. */
const tooLarge = /larger than max|exceeds the maximum/i;

export type Trouble = Error & { type?: string; code?: number | string };

/** The client's own type of a raw error. Malformed errors make its conversion throw. */
export function named(error: unknown): Trouble {
  try {
    return convertToCommandError(error as Error) as Trouble;
  } catch {
    return error as Trouble;
  }
}
export const isNotLeader = (error: unknown) => named(error) instanceof NotLeaderError;

/**
 * The call was reset (gRPC: INTERNAL) although the connection stands, as busy servers and proxies do. A read that brought
 * nothing yet can be repeated at once.
 */
export const isReset = (error: unknown) => {
  const { code, message } = named(error);
  return code === 13 && /RST_STREAM/.test(message);
};

/** The server ran out of time to prepare or commit an append, which it may still commit. */
export const isServerTimeout = (error: unknown) => {
  const trouble = named(error);
  return trouble instanceof TimeoutError && /^10 ABORTED: Operation timed out/.test(trouble.message);
};

export function isDefinite(error: unknown): boolean {
  if (error instanceof RangeError) return true; // The position is invalid.
  const { type, code, message } = named(error);
  return definite.includes(type ?? '') || definiteCodes.includes(Number(code)) || tooLarge.test(message);
}

/** The error that the adapter throws. When the outcome is uncertain it is "unavailable", which may be retried. */
export function asPortError(error: unknown, what: string): Error {
  if (error instanceof EventStoreUnavailableError || error instanceof RangeError) return error;
  const trouble = named(error);
  const { type = '', code, message } = trouble;
  const bad = badEvents.includes(type) || code === 3 || tooLarge.test(message);
  if (bad) return new TypeError(`${what} was refused: ${message}`, { cause: trouble });
  if (isDefinite(trouble)) return trouble;
  return new EventStoreUnavailableError(`${what}: ${message}`, { cause: trouble });
}
