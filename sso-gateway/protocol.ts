import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { isOpenidPath } from '../server-kit/access/protocolPaths.ts';
import type { Direct } from '../server-kit/http/app.ts';
import { hostOf } from '../server-kit/http/hosts.ts';
import { nameRoute } from '../server-kit/http/request/requests.ts';
import type { Kit } from '../server-kit/kit.ts';
import { abortRequest, finishRequest } from './openid/interactions.ts';
import { forPrograms } from './openid/routes.ts';
import { contentPolicy } from './pages.ts';
import type { Providers, Served } from './providers.ts';
import { type Saml, samlEndpoints } from './saml/endpoints.ts';

/** Tells the library the address that browsers use, whatever the request says. */
function addressFrom(issuer: string, req: IncomingMessage) {
  const { protocol, host } = new URL(issuer);
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  req.headers['x-forwarded-host'] = host;
}

const ownHeaders = { 'Content-Security-Policy': contentPolicy, 'Cache-Control': 'no-store' };

/** Answers the endpoints of OpenID Connect that programs call. */
export const machineEndpoints =
  (providers: Providers): Direct =>
  (host, path) => {
    if (host.app !== 'org' || !forPrograms.has(path)) return undefined;
    return async (req, res) => {
      nameRoute(res, path);
      for (const [name, value] of Object.entries(ownHeaders)) res.setHeader(name, value);
      const { issuer, answer } = await providers(host);
      addressFrom(issuer, req);
      await answer(req, res);
    };
  };

/** Serves the endpoints of OpenID Connect and SAML at the root of organisations' hosts. */
export function protocol(kit: Kit, providers: Providers, saml: Saml): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: false });
  const form = express.urlencoded({ extended: false, limit: '8kb' });
  const served =
    (answer: (served: Served, req: Request, res: Response) => Promise<unknown>): RequestHandler =>
    (req, res, next) => {
      const host = hostOf(req.headers.host, kit.config.BASE_DOMAIN);
      if (host.app !== 'org') return next();
      res.set(ownHeaders);
      providers(host)
        .then((found) => {
          addressFrom(found.issuer, req);
          return answer(found, req, res);
        })
        .catch(next);
    };
  router.post(
    '/authenticate/:requestId/login',
    form,
    served((found, req, res) => finishRequest(kit, found, req, res)),
  );
  router.post('/authenticate/:requestId/cancel', served(abortRequest));
  const library = served(({ answer }, req, res) => answer(req, res));
  router.use((req, res, next) => (isOpenidPath(req.path) ? library(req, res, next) : next()));
  router.use(samlEndpoints(kit, served, saml));
  return router;
}
