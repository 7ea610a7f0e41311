import type { IncomingMessage } from 'node:http';
import { correlationIdOf } from './correlation.ts';
import { type Answering, localsOf, type Step } from './plain.ts';

/** The facts about a request that may be logged: nothing that its sender wrote, except method and correlation id. */
export type ServedRequest = {
  method: string;
  route: string;
  status: number;
  ms: number;
  correlationId: string;
};

/** Calls each listener for every request once it is answered, or once the caller has given up (status 499). */
export const watchRequests =
  (...listeners: ((served: ServedRequest) => void)[]): Step =>
  (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const method = methods.has(request.method ?? '') ? request.method! : 'OTHER';
      const correlationId = correlationIdOf(response);
      const served = { method, route: routeOf(request, response), status, ms, correlationId };
      for (const tell of listeners) tell(served);
    });
    next();
  };

/** Sets the full route of a request, because Express only knows the template inside its router. */
export function nameRoute(response: Answering, template: string) {
  localsOf(response).route = template;
}

// Methods are a label of metrics, and callers could invent any number of them.
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the template and never the path, because paths contain tokens and ids. */
function routeOf(request: IncomingMessage & { route?: { path?: unknown } }, { locals }: Answering): string {
  const template = locals?.route ?? request.route?.path;
  return typeof template === 'string' ? template : '(none)';
}
