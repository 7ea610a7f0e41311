import { Router } from 'express';

/** Resolves with details to show (lag per model), or rejects when this part is not ready. */
export type Check = () => Promise<Record<string, unknown> | undefined>;
type Outcome = { ok: boolean; [detail: string]: unknown };

/** Runs the checks; those who ask while one look is under way share its answer. */
export function readinessOf(checks: Record<string, Check>, timeout = 2000) {
  let underway: Promise<Record<string, Outcome>> | undefined;
  return async () => {
    underway ??= runAll(checks, timeout).finally(() => {
      underway = undefined;
    });
    const outcomes = await underway;
    return { ready: Object.values(outcomes).every(({ ok }) => ok), outcomes };
  };
}

/** `/healthz`: the process answers. `/readyz`: what it needs answers too; 503 says what does not. */
export function healthRoutes(checks: Record<string, Check>, { timeout = 2000 } = {}): Router {
  const router = Router();
  const look = readinessOf(checks, timeout);
  router.get('/healthz', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_, response) => {
    const { ready, outcomes } = await look();
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready', checks: outcomes });
  });
  return router;
}

async function runAll(checks: Record<string, Check>, timeout: number): Promise<Record<string, Outcome>> {
  const outcomes = Object.entries(checks).map(
    async ([name, check]) => [name, await run(check, timeout)] as const,
  );
  return Object.fromEntries(await Promise.all(outcomes));
}

/** Why a check failed is for the log, not for whoever asks. */
async function run(check: Check, timeout: number): Promise<Outcome> {
  const late = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => late.resolve({ ok: false, problem: 'does not answer in time' }), timeout);
  const outcome = (async () => ({ ...(await check()), ok: true }))().catch(() => ({
    ok: false,
    problem: 'fails',
  }));
  return Promise.race([outcome, late.promise]).finally(() => clearTimeout(timer));
}
