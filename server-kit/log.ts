import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServedRequest } from './http/request/requests.ts';
import type { Config } from './settings/config.ts';

export type Log = Logger;

const hidden = '[hidden]';
/** Keys hidden in log lines, two levels deep: a second safeguard, as no code logs such values on purpose. */
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

/** Creates the process log: JSON lines without secrets or personal data. */
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
    destination ?? gatheringOutput(),
  );

/** Milliseconds for which lines are gathered: a write by itself would cost more than the line. */
const gathers = 20;

/** Standard output, to which lines are written together. What waits at the end of the process is written then. */
function gatheringOutput() {
  const output = pino.destination({ sync: false, minLength: 8192 });
  const write = output.write.bind(output);
  let waits = false;
  const flush = () => {
    waits = false;
    // While a write is on its way, a flush does nothing, so what was to be flushed is flushed after that write.
    output.flush(() => {
      if (!waits) output.flush();
    });
  };
  output.write = (line) => {
    if (!waits) setTimeout(flush, gathers).unref();
    waits = true;
    return write(line);
  };
  return output;
}

/** Logs a line per request, for `watchRequests`. Its fields need no redaction, which would cost ten times the line. */
export function logRequest(log: Log) {
  const plain = log.child({}, { redact: [], formatters: { log: (fields) => fields } });
  return (served: ServedRequest) =>
    plain[served.status >= 500 && served.route !== '/readyz' ? 'error' : 'info']({
      ...served,
      msg: 'request',
    });
}

/** Logs one line whenever the process stops or starts being ready, or the reason changes. */
export const tellReadiness =
  (log: Log) =>
  (why: string | undefined): void =>
    why ? log.warn({ why }, 'not ready') : log.info('ready again');

/** A run of characters that `emailPattern` allows in an address; matching whole runs takes linear time. */
const addressRun = /[^\s\p{C}"<>(),;:\\]+/gu;
/** The path of a scoped package in a stack trace, which has an `@` too but is no e-mail address. */
const packagePath = /(?:^|\/)node_modules\/@[\w.-]+\//;
const withoutAddress = (run: string) =>
  /[^@](?:@|%40)[^@]/i.test(run) && !packagePath.test(run) ? '[e-mail]' : run;

/**
 * Removes anything that looks like a secret or an e-mail address: tokens (longer than our ids), and the values of
 * cookies and queries. It takes linear time.
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

/** Passes the scrubbed message of an error on; otherwise pino would log the original one. */
function scrubArguments([first, ...more]: unknown[]): unknown[] {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const texts = more.length || !(error instanceof Error) ? more : [error.message];
  const fields = first instanceof Error ? { err: first } : first;
  return [fields, ...texts].map((each) => (typeof each === 'string' ? scrub(each) : each));
}

/** The correlation id is left alone: its caller chooses it, and it may be as long as a token. */
const scrubAll = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'correlationId' ? scrub(value) : value,
    ]),
  );

/** Keeps only the fields that tell the cause; others (a database's `detail`, a client's `config`) hold data. */
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
