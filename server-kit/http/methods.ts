import type { RequestHandler, Router } from 'express';
import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { refuse } from '../../domain/refusals.ts';
import { routesByWord } from './routes.ts';

const known = [
  ...Object.values(calls as Record<string, Pick<Call, 'path' | 'cors'>>),
  ...['GET /models/:model', 'GET /models/:model/:id'].map((path) => ({ path, cors: undefined })),
];

/** Every route with its methods. One without parameters comes before those that match its address too. */
function methodsByRoute() {
  const found = new Map<string, { route: string; methods: string[]; isOpen: boolean }>();
  for (const { path, cors } of known) {
    const [verb, route] = path.split(' ') as [string, string];
    // Calls name the same parameter differently.
    const shape = route.replace(/:\w+/g, ':');
    const at = found.get(shape) ?? { route, methods: [], isOpen: false };
    at.methods.push(...(verb === 'GET' ? ['GET', 'HEAD'] : [verb]));
    found.set(shape, { ...at, isOpen: at.isOpen || cors !== undefined });
  }
  const parameters = (route: string) => route.split(':').length;
  return [...found.values()].sort((a, b) => parameters(a.route) - parameters(b.route));
}

/**
 * Says in the header `Allow` which methods an address of the API takes: to OPTIONS with 204, and to a method that it
 * does not take with 405 (RFC 9110 section 15.5.6). Preflights of open calls are left to these.
 */
export function methodsAllowed(): { options: RequestHandler; others: Router } {
  const { routes: others, routerFor } = routesByWord();
  for (const { route, methods, isOpen } of methodsByRoute())
    routerFor(route).all(route, (req, res, next) => {
      res.set('Allow', methods.join(', '));
      if (req.method !== 'OPTIONS') refuse('request.method');
      if (isOpen) next('router');
      else res.sendStatus(204);
    });
  return {
    options: (req, res, next) => (req.method === 'OPTIONS' ? others(req, res, next) : next()),
    others,
  };
}
