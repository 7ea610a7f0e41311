import { type DestinationStream, type Logger, pino } from 'pino';
import type { Seen } from './http/requests.ts';
import type { Config } from './settings/config.ts';

export type Log = Logger;

const hidden = '[hidden]';
/** Keys that are hidden wherever they stand, two levels deep: a second lock behind never logging such things. */
const secretKeys = [
  'authorization',
  'cookie',
  '"set-cookie"',
  'password',
  'token',
  'accessToken',
  'transactionId',
  'captcha',
  'secret',
  'email',
  'username',
  'ip',
  'userAgent',
  'body',
  'headers',
  'url',
].flatMap((key) => {
  const step = key.startsWith('"') ? `[${key}]` : `.${key}`;
  return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`];
});

/** The process log: JSON lines without secrets and personal data. */
export const createLog = (level: Config['LOG_LEVEL'], destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretKeys, censor: hidden },
      serializers: { err: describeError },
      formatters: { log: scrubAll },
      hooks: {
        logMethod(args, method) {
          method.apply(this, scrubArguments(args) as typeof args);
        },
      },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** One line per request; give it to `watchRequests`. What it tells needs no hiding, which would cost ten times the line. */
export function logRequest(log: Log) {
  const plain = log.child({}, { redact: [], formatters: { log: (fields) => fields } });
  return (seen: Seen) =>
    plain[seen.status >= 500 && seen.route !== '/readyz' ? 'error' : 'info'](seen, 'request');
}

/** One line whenever a process stops or begins to be ready, or other parts of it are the reason. */
export const tellReadiness =
  (log: Log) =>
  (why: string | undefined): void =>
    why ? log.warn({ why }, 'not ready') : log.info('ready again');

/** A run of characters that an e-mail address may have (`emailPattern`): matching whole runs takes linear time. */
const addressRun = /[^\s\p{C}"<>(),;:\\]+/gu;
/** The path of a package in a stack trace, whose scope begins with an `@` too. */
const packagePath = /(?:^|\/)node_modules\/@[\w.-]+\//;
const withoutAddress = (run: string) =>
  /[^@](?:@|%40)[^@]/i.test(run) && !packagePath.test(run) ? '[e-mail]' : run;

/**
 * Takes out what looks like a secret or a person: tokens (longer than our ids), cookies' and queries' values, e-mails.
 * The time it takes grows with the length of the text alone.
 */
export const scrub = (text: string) =>
  text
    .replace(addressRun, withoutAddress)
    .replace(/[\w-]{40,}(?:\.[\w-]+)*/g, '[token]')
    .replace(
      /([?&;,\s](?:__Host-)?\w*(?:latchkey|token|code|key|password|secret)=)[^&;,\s]+/gi,
      `$1${hidden}`,
    )
    .replace(/(\b(?:Bearer|Basic)\s+)\S+/gi, `$1${hidden}`);

/** Without a message of its own pino would take the error's, as it is. */
function scrubArguments([first, ...more]: unknown[]): unknown[] {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const texts = more.length || !(error instanceof Error) ? more : [error.message];
  const fields = first instanceof Error ? { err: first } : first;
  return [fields, ...texts].map((each) => (typeof each === 'string' ? scrub(each) : each));
}

/** Ids may be as long as tokens: a caller chooses its correlation id. */
const scrubAll = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'correlationId' ? scrub(value) : value,
    ]),
  );

/** Only what tells the cause: other fields of errors (a database's `detail`, a client's `config`) hold data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrub(error) : hidden;
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: scrub(message),
    stack: scrub(stack ?? ''),
    ...(['string', 'number'].includes(typeof code) && { code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
