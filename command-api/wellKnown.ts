import { Router } from 'express';
import { calls } from '../api/calls.ts';
import { openapi } from '../api/openapi.ts';
import type { Kit } from '../server-kit/kit.ts';

/** Serves the key set for back ends that verify tokens themselves (RFC 7517), and the description of all calls. */
export function wellKnown({ jwts, origins }: Kit): Router {
  const router = Router();
  const description = openapi(calls, `${origins.public}/api`);
  router.get('/.well-known/jwks.json', (_, res) => {
    res.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' }).json(jwts.jwks());
  });
  router.get('/openapi.json', (_, res) => void res.json(description));
  return router;
}
