import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { refuse } from '../domain/refusals.ts';
import type { Direct } from '../server-kit/http/app.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import { nameRoute } from '../server-kit/http/request/requests.ts';
import type { Kit } from '../server-kit/kit.ts';
import { contentPolicy } from './look/pages.ts';
import { abortRequest, finishRequest } from './openid/interactions.ts';
import { forPrograms, methodsAt, published, routes, webfinger } from './openid/routes.ts';
import { answerWebfinger } from './openid/webfinger.ts';
import { tellRefusal } from './refused.ts';
import { goesOn } from './routeLimits.ts';
import type { Protocol, Providers, Served, ServedBy } from './served.ts';
import { type Starts, tryoutEndpoints } from './tryout/endpoints.ts';

const ownHeaders = Object.entries({ 'Content-Security-Policy': contentPolicy, 'Cache-Control': 'no-store' });
function setOwnHeaders(res: ServerResponse) {
  for (const [name, value] of ownHeaders) res.setHeader(name, value);
}

const readForm = express.urlencoded({ extended: false, limit: '8kb' });
/** Reads the form that a request posts. */
const formOf = (req: IncomingMessage, res: ServerResponse) =>
  new Promise<Record<string, unknown>>((resolve, reject) =>
    readForm(req as Request, res as Response, (error?: unknown) =>
      error ? reject(error) : resolve((req as Request).body ?? {}),
    ),
  );

/** An endpoint that needs no Express, with the name of its route. */
type Endpoint = {
  route: string;
  answer: (served: Served, req: IncomingMessage, res: ServerResponse) => Promise<unknown>;
};

const resumption = new RegExp(`^${routes.authorization}/[\\w-]+$`);
const finish = /^\/authenticate\/([^/]+)\/(login|cancel)\/?$/;

/** Finds the endpoint at a path: those that programs call, and those through which a browser passes at a sign-in. */
function endpointAt(kit: Kit, path: string, method: string): Endpoint | undefined {
  const library: Endpoint['answer'] = ({ answer }, req, res) => answer(req, res);
  if (forPrograms.has(path) || path === routes.authorization) return { route: path, answer: library };
  if (path === webfinger) return { route: path, answer: answerWebfinger };
  if (resumption.test(path)) return { route: `${routes.authorization}/:uid`, answer: library };
  const [, requestId, how] = (method === 'POST' && finish.exec(path)) || [];
  if (!requestId) return undefined;
  const answer: Endpoint['answer'] =
    how === 'cancel'
      ? (served, req, res) => abortRequest(served, { requestId, req, res })
      : async (served, req, res) =>
          finishRequest(kit, served, { requestId, req, res }, (await formOf(req, res)).ticket);
  return { route: `/authenticate/:requestId/${how}`, answer };
}

/** Answers the endpoints of OpenID Connect that are asked for most, without Express. */
export const directEndpoints =
  (kit: Kit, providers: Providers): Direct =>
  (host, path, method) => {
    if (host.app !== 'org') return undefined;
    const methods = methodsAt(path);
    // The library answers preflights.
    if (methods && ![...methods, 'OPTIONS'].includes(method))
      return async (_, res) => {
        nameRoute(res, path);
        res.setHeader('Allow', methods.join(', '));
        refuse('request.method');
      };
    const endpoint = endpointAt(kit, path, method);
    if (!endpoint) return undefined;
    return async (req, res) => {
      nameRoute(res, endpoint.route);
      setOwnHeaders(res);
      const served = await providers(host);
      if (!(await goesOn(kit, served, path, req, res))) return;
      Object.assign(req.headers, served.forwarded);
      if (published.has(path)) res.setHeader('Cache-Control', 'public, max-age=300');
      await endpoint.answer(served, req, res).catch((error) => tellRefusal(error, served.look, req, res));
    };
  };

/** Serves the other endpoints of these protocols, at the root of organisations' hosts. */
export function endpoints(
  kit: Kit,
  providers: Providers,
  protocols: readonly Pick<Protocol, 'endpoints'>[],
  starts: Starts,
): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: false });
  const served: ServedBy = (answer) => (req, res, next) => {
    const host = hostOf(req.headers.host, kit.config.BASE_DOMAIN);
    if (host.app !== 'org') return next();
    setOwnHeaders(res);
    providers(host)
      .then(async (found) => {
        if (!(await goesOn(kit, found, req.path, req, res))) return;
        Object.assign(req.headers, found.forwarded);
        await answer(found, req, res).catch((error) => tellRefusal(error, found.look, req, res));
      })
      .catch(next);
  };
  router.use(tryoutEndpoints(kit, served, starts));
  for (const protocol of protocols) router.use(protocol.endpoints(served));
  return router;
}
