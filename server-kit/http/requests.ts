import type { Request, RequestHandler, Response } from 'express';
import { correlationIdOf } from './correlation.ts';

/** What may be told about a request: nothing that its sender wrote, except method and correlation id. */
export type Seen = { method: string; route: string; status: number; ms: number; correlationId: string };

/** Tells each listener about every request once it is answered, or given up by the caller (status 499). */
export const watchRequests =
  (...listeners: ((seen: Seen) => void)[]): RequestHandler =>
  (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const method = methods.has(request.method) ? request.method : 'OTHER';
      const seen = { method, route: routeOf(request, response), status, ms };
      for (const tell of listeners) tell({ ...seen, correlationId: correlationIdOf(response) });
    });
    next();
  };

/** Names the route of a request in full; without it, Express knows the template inside its router only. */
export function nameRoute(response: Response, template: string) {
  response.locals.route = template;
}

// Methods are a label of metrics too, and callers may invent them without end.
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The template, never the path: tokens and ids stand in paths. */
function routeOf({ route }: Request, { locals }: Response): string {
  const template: unknown = locals.route ?? route?.path;
  return typeof template === 'string' ? template : '(none)';
}
