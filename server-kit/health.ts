import { Router } from 'express';
import { mayReadNumbers } from './metrics.ts';

/** Resolves with an object of details to show, or with any other value; rejects when this part is not ready. */
export type Check = () => Promise<unknown>;
/**
 * Says why a part is not ready, without names or numbers, because anyone may read it. `details` are shown to those who
 * may read numbers. Other errors are only logged.
 */
export class NotReadyError extends Error {
  override name = 'NotReadyError';
  details: Record<string, unknown>;
  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.details = details;
  }
}
type Outcome = { ok: boolean; problem?: string; [detail: string]: unknown };
type Looked = { outcome: Outcome; why?: string };
/** Called when the set of parts that are not ready changes, with what is wrong with each, or undefined when all are. */
type OnChange = (why: string | undefined) => void;
type Options = {
  timeout?: number;
  /** The bearer token that shows positions and counts; without one, only this machine sees them. */
  token?: string | undefined;
  onChange?: OnChange | undefined;
};

/** Runs the checks. Callers that ask while a run is under way share its result. */
export function readinessOf(
  checks: Record<string, Check>,
  { timeout = 2000, onChange }: Omit<Options, 'token'> = {},
) {
  let underway: Promise<Record<string, Looked>> | undefined;
  let failing = '';
  const look = async () => {
    const looked = await runAll(checks, timeout);
    const troubles = Object.entries(looked).filter(([, { outcome }]) => !outcome.ok);
    const names = troubles.map(([name]) => name).join();
    if (names !== failing)
      onChange?.(troubles.map(([name, { why }]) => `${name}: ${why}`).join('; ') || undefined);
    failing = names;
    return looked;
  };
  return async () => {
    underway ??= look().finally(() => {
      underway = undefined;
    });
    const looked = Object.entries(await underway);
    const outcomes = Object.fromEntries(looked.map(([name, { outcome }]) => [name, outcome]));
    return { ready: Object.values(outcomes).every(({ ok }) => ok), outcomes };
  };
}

/** Serves `/healthz` (the process answers) and `/readyz` (so do the parts it needs; a 503 names those that do not). */
export function healthRoutes(checks: Record<string, Check>, { token, ...options }: Options = {}): Router {
  const router = Router({ caseSensitive: true });
  const look = readinessOf(checks, options);
  router.get('/healthz', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (request, response) => {
    const { ready, outcomes } = await look();
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: ready ? 'ready' : 'not ready',
        checks: mayReadNumbers(request, token) ? outcomes : withoutNumbers(outcomes),
      });
  });
  return router;
}

/** Strangers must not learn the log's position or how fast it grows. */
const withoutNumbers = (outcomes: Record<string, Outcome>) =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, { ok, problem }]) => [name, { ok, ...(problem && { problem }) }]),
  );

async function runAll(checks: Record<string, Check>, timeout: number): Promise<Record<string, Looked>> {
  const looked = Object.entries(checks).map(
    async ([name, check]) => [name, await run(check, timeout)] as const,
  );
  return Object.fromEntries(await Promise.all(looked));
}

async function run(check: Check, timeout: number): Promise<Looked> {
  const late = Promise.withResolvers<Looked>();
  const inTime = failed('does not answer in time');
  const timer = setTimeout(() => late.resolve(inTime), timeout);
  const looked = (async () => ({ outcome: { ...Object(await check()), ok: true } }))().catch(
    (error: unknown) =>
      error instanceof NotReadyError
        ? { ...failed(error.message), outcome: { ...error.details, ...failed(error.message).outcome } }
        : failed('fails', String(error)),
  );
  return Promise.race([looked, late.promise]).finally(() => clearTimeout(timer));
}
const failed = (problem: string, why = problem): Looked => ({ outcome: { ok: false, problem }, why });
