import type { Request, Response, Router } from 'express';
import { application, originsOf } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import type { Kit } from '../kit.ts';

/**
 * Opens a call to scripts on a customer's own site. It must come before the route's other handlers, so that the script
 * can read every answer, including the refusal of a malformed body and a proxy's 503.
 */
export function openToSites(
  { executor }: Pick<Kit, 'executor'>,
  router: Router,
  route: string,
  verb: string,
) {
  router.all(route, async (req, res, next) => {
    await allowOrigin(executor, verb, req, res);
    next();
  });
  router.options(route, (_, res) => void res.sendStatus(204));
}

/** Sets the CORS headers (Fetch standard) if the application's settings name the origin. */
async function allowOrigin(executor: Kit['executor'], verb: string, req: Request, res: Response) {
  const origin = req.get('origin');
  res.vary('Origin');
  const { state } = await executor.look(ref(application, String(req.params.appId).slice(0, 64)));
  if (!origin || !originsOf(state as typeof application.initial).includes(origin)) return;
  res.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': verb,
    'Access-Control-Allow-Headers': 'content-type, idempotency-key, x-correlation-id, x-proof-of-work',
    'Access-Control-Expose-Headers': 'retry-after',
    'Access-Control-Max-Age': '600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
