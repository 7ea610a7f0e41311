import type { Request, Response, Router } from 'express';
import { application, originsOf } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import type { Kit } from '../kit.ts';

/**
 * Opens a call to scripts on a customer's own site. Comes before all else that the route does, so that the script can
 * read whatever it answers: a body that is too large or no JSON too, and that nobody is there behind a proxy.
 */
export function openToSites({ executor }: Pick<Kit, 'executor'>, router: Router, route: string) {
  router.all(route, async (req, res, next) => {
    await allowOrigin(executor, req, res);
    next();
  });
  router.options(route, (_, res) => void res.sendStatus(204));
}

/** Only the origins that the application names are answered (Fetch standard, CORS). */
async function allowOrigin(executor: Kit['executor'], req: Request, res: Response) {
  const origin = req.get('origin');
  res.vary('Origin');
  const { state } = await executor.look(ref(application, String(req.params.appId).slice(0, 64)));
  if (!origin || !originsOf(state as typeof application.initial).includes(origin)) return;
  res.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type, idempotency-key, x-correlation-id',
    'Access-Control-Expose-Headers': 'retry-after',
    'Access-Control-Max-Age': '600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
