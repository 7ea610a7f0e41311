import { convertToCommandError, ErrorType, NotLeaderError, TimeoutError } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../port.ts';

/** Errors that say for sure that nothing was stored or read, and that trying again does not help. */
const definite: string[] = [
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.INVALID_TRANSACTION,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.STREAM_DELETED,
];
/** Of those, the ones where the events themselves are at fault. */
const badEvents: string[] = [ErrorType.INVALID_ARGUMENT, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED];
/** gRPC: INVALID_ARGUMENT, PERMISSION_DENIED, UNAUTHENTICATED. */
const definiteCodes = [3, 7, 16];
/** RESOURCE_EXHAUSTED stands for this, and for trouble that passes. */
const tooLarge = /larger than max|exceeds the maximum/i;

export type Trouble = Error & { type?: string; code?: number | string };

/** What the client knows of an error that it gave us raw. Malformed ones make its conversion throw. */
export function named(error: unknown): Trouble {
  try {
    return convertToCommandError(error as Error) as Trouble;
  } catch {
    return error as Trouble;
  }
}
export const isNotLeader = (error: unknown) => named(error) instanceof NotLeaderError;

/** The server's time to prepare or commit an append ran out; it may still commit it. */
export const isServerTimeout = (error: unknown) => {
  const trouble = named(error);
  return trouble instanceof TimeoutError && /^10 ABORTED: Operation timed out/.test(trouble.message);
};

export function isDefinite(error: unknown): boolean {
  if (error instanceof RangeError) return true; // a position that is none
  const { type, code, message } = named(error);
  return definite.includes(type ?? '') || definiteCodes.includes(Number(code)) || tooLarge.test(message);
}

/** How an error leaves the adapter: what is not known for sure is "unavailable", and may be tried again. */
export function asPortError(error: unknown, what: string): Error {
  if (error instanceof EventStoreUnavailableError || error instanceof RangeError) return error;
  const trouble = named(error);
  const { type = '', code, message } = trouble;
  const bad = badEvents.includes(type) || code === 3 || tooLarge.test(message);
  if (bad) return new TypeError(`${what} was refused: ${message}`, { cause: trouble });
  if (isDefinite(trouble)) return trouble;
  return new EventStoreUnavailableError(`${what}: ${message}`, { cause: trouble });
}
