import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import type { LanguageTag } from '../domain/languages.ts';
import { faultOf, issuesIn, type Problem } from '../domain/problems.ts';
import { invalid, Refusal, type RefusalCode, refusals } from '../domain/refusals.ts';
import { refusedIn } from '../domain/refusedIn.ts';
import { english } from '../domain/sentences/english/english.ts';
import { type Names, type ProblemCode, say } from '../domain/sentences/sentences.ts';
import { sentencesIn } from '../domain/translations.ts';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../event-store/port.ts';
import { KeyLostError } from '../event-store/vault/keyring.ts';
import { UnreadableEventError } from '../event-store/vault/unreadable.ts';
import { correlationIdOf } from './http/request/correlation.ts';
import { languageOf } from './http/request/languages.ts';
import type { Answering } from './http/request/plain.ts';
import type { Log } from './log.ts';

/** The answer to an error. `unexpected` marks our own faults, which must be logged. */
export type Answered = {
  status: number;
  body: {
    errorCode: number;
    errorMessage: string;
    refusal: RefusalCode;
    values?: object;
    errors?: Record<string, string>;
    problems?: readonly Problem[];
    accessToken?: string;
  };
  retryAfter?: number;
  unexpected?: true;
};

/** Turns anything thrown into an answer that helps the caller and reveals nothing of the server's internals. */
export function answerTo(error: unknown): Answered {
  if (error instanceof Refusal) return refused(error);
  if (error instanceof z.ZodError) return refused(invalid(...problemsIn(error)));
  if (error instanceof WrongExpectedRevisionError) return answer('request.conflict');
  if (isUnavailable(error)) return { ...answer('request.unavailable'), unexpected: true };
  if (error instanceof UnreadableEventError || error instanceof KeyLostError)
    return { ...answer('request.unreadable'), unexpected: true };
  return unreadable(error) ?? { ...answer('request.broken'), unexpected: true };
}

/** Answers errors; it must be the last middleware of a server. */
export function answerErrors(log: Log): ErrorRequestHandler {
  const answer = answering(log);
  return (error, _request, response, _next) => answer(error, response);
}

/** Answers an error, with or without Express. */
export const answering =
  (log: Log) =>
  (error: unknown, response: Answering): void => {
    // The request was already answered, for example with 503 at its deadline.
    if (response.writableEnded) return;
    const correlationId = correlationIdOf(response);
    const { status, body, retryAfter, unexpected } = answerTo(error);
    if (unexpected) log.error({ err: error, correlationId }, 'a request failed');
    const step = (error as { step?: unknown } | null)?.step;
    if (typeof step === 'string') log.info({ correlationId, step: unquoted(step) }, 'a passkey was refused');
    const slow = (error as { slow?: unknown } | null)?.slow;
    if (typeof slow === 'string')
      log.warn({ correlationId, list: slow }, 'a query took too long and was ended');
    // Part of the answer has been sent, so only cutting the connection can show that it is incomplete.
    if (response.headersSent) return void response.destroy();
    for (const name of ofWhatWasAsked) response.removeHeader(name);
    // A range that cannot be sent is answered with the length (RFC 9110 section 15.5.17).
    if (status !== 416) response.removeHeader('Content-Range');
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    };
    sayTo(response, { status, headers, body: { ...body, correlationId } });
  };

type Saying = {
  status: number;
  headers: Record<string, string>;
  body: Answered['body'] & { correlationId: string };
};

/** Sends a refusal in the language that its caller asks for; in English when the sentences of that cannot be read. */
function sayTo(response: Answering, { status, headers, body }: Saying): void {
  const send = (language: LanguageTag, said: Answered['body']) => {
    // While the sentences were read, a deadline may have answered.
    if (response.headersSent) return;
    const text = JSON.stringify(said);
    const ofText = { 'Content-Language': language, 'Content-Length': Buffer.byteLength(text) };
    response.writeHead(status, { ...headers, ...ofText }).end(text);
  };
  const language = languageOf(response.req);
  if (language === 'en') return void send('en', body);
  sentencesIn[language]().then(
    (sentences) => send(language, refusedIn(sentences, body)),
    () => send('en', body),
  );
}

/** Headers about the file or the list that would have been sent. */
const ofWhatWasAsked = ['Accept-Ranges', 'Content-Encoding', 'ETag', 'Last-Modified', 'X-Next'];

/** Removes quoted values from a message for the log, because they came from the caller. */
const unquoted = (message: string) => message.replace(/["'`].*["'`]/gs, '…').slice(0, 200);

const answer = (code: RefusalCode): Answered => ({
  ...refused(new Refusal(code)),
  ...(code === 'request.unavailable' && { retryAfter: 2 }),
});

/**
 * A temporary refusal can carry its duration in `retryAfterSeconds`, and one that tells how to go on the token for it in
 * `accessToken`. `problems` has all that is wrong, and `errors` says
 * it in English by field; the message names three of them.
 */
function refused(refusal: Refusal & { retryAfterSeconds?: number; accessToken?: string }): Answered {
  const { retryAfterSeconds, accessToken, code: name, message: errorMessage, values, problems } = refusal;
  const { code: errorCode, status } = refusals[name];
  const errors: Record<string, string> = {};
  for (const { field, ...fault } of problems) if (field) errors[field] ??= say(english, fault);
  return {
    status,
    body: {
      ...{ errorCode, errorMessage, refusal: name },
      ...(values && { values }),
      ...(Object.keys(errors).length && { errors }),
      ...(problems.length && { problems }),
      ...(accessToken && { accessToken }),
    },
    ...(retryAfterSeconds && { retryAfter: retryAfterSeconds }),
  };
}

/** The problems that a schema found, each field once. */
export function problemsIn(error: z.ZodError): Problem[] {
  const found = new Map<string, Problem>();
  for (const issue of issuesIn(error)) {
    const field = issue.path.join('.') || 'request';
    if (!found.has(field)) found.set(field, { field, ...faultOf(issue) });
  }
  return [...found.values()];
}

/** Errors of body-parser and Express by their type. Their own messages are not used, because they quote the request. */
const unreadables: Record<string, [status: number, code?: PlainProblem]> = {
  'entity.too.large': [413],
  'parameters.too.many': [413],
  'entity.parse.failed': [400, 'is.bodyJson'],
  'entity.verify.failed': [403],
  'request.aborted': [400, 'is.cut'],
  'request.size.invalid': [400, 'is.cut'],
  'charset.unsupported': [415, 'is.charset'],
  'encoding.unsupported': [415, 'is.encoding'],
  'content-type.unsupported': [415, 'is.mediaType'],
  'content-type.form': [415, 'is.form'],
};
/** Errors of `send`, which serves files, by their name (RFC 9110 sections 13.1 and 14.2). */
const unsendable: Record<string, [status: number, code: PlainProblem]> = {
  PreconditionFailedError: [412, 'is.stale'],
  RangeNotSatisfiableError: [416, 'is.fileRange'],
};
type PlainProblem = { [C in ProblemCode]: Names<C> extends [] ? C : never }[ProblemCode];
/** The refusal of a request for what it is as a whole. */
const unfit = (status: number, code?: PlainProblem): Answered => ({
  ...refused(code ? invalid({ field: '', code } as Problem) : new Refusal('request.invalid')),
  status,
});
/** Node's codes for data that zlib, Brotli and Zstandard cannot decompress. */
const damaged = /^(?:Z_|ERR__ERROR_|ZSTD_)/;
function unreadable(error: unknown): Answered | undefined {
  const { type, status, code: cause } = (error ?? {}) as { type?: unknown; status?: unknown; code?: unknown };
  if (error instanceof URIError && status === 400) return unfit(400, 'is.malformed');
  if (status === 400 && typeof cause === 'string' && damaged.test(cause)) return unfit(400, 'is.damaged');
  if (!(error instanceof Error)) return undefined;
  const [itsOwn, why] = (Object.hasOwn(unsendable, error.name) && unsendable[error.name]) || [];
  if (itsOwn !== undefined && status === itsOwn) return unfit(itsOwn, why);
  const known = typeof type === 'string' && Object.hasOwn(unreadables, type) ? unreadables[type] : undefined;
  return known && (known[0] === 413 ? answer('request.tooLarge') : unfit(...known));
}

/**
 * Postgres error codes (appendix A of its manual): 08 connection, 53 resources, 57P shutting down, 57014 statement
 * timeout, 42P01 and 3F000 a table or schema that is not there yet. The rest are Node's, and pg's own time limits, which have no code.
 */
const unavailableCode =
  /^(?:08...|53...|57P..|57014|42P01|3F000|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const unavailableMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** True when a store caused the error and not the request, so that a later try may succeed. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  if (error instanceof EventStoreUnavailableError || unavailableMessage.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && isFile(error)) return true;
  return (typeof code === 'string' && unavailableCode.test(code)) || isUnavailable(error.cause, depth + 1);
}
/**
 * True when SQLite could not write: the disk is full (13) or fails (10), or another process, such as a backup, has the file (5),
 * by the low byte (sqlite.org/rescode.html).
 */
const isFile = ({ errcode = 0 }: Error & { errcode?: number }) => [5, 10, 13].includes(errcode & 255);
