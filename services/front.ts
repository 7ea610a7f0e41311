import { type RequestHandler, Router } from 'express';
import type { Call, Side } from '../api/callKinds.ts';
import { calls } from '../api/calls.ts';
import { sideOf } from '../api/derived.ts';
import { refuse } from '../domain/refusals.ts';
import { appsHandler } from '../front/apps.ts';
import { docs } from '../front/docs.ts';
import { downloads } from '../front/downloads.ts';
import { links } from '../front/links.ts';
import { notFound } from '../front/notFound.ts';
import { proxyTo } from '../front/proxy.ts';
import { serviceCheck } from '../front/services.ts';
import { sandboxPath } from '../payments/sandbox/sandbox.ts';
import { isProtocolPath } from '../server-kit/access/protocolPaths.ts';
import { openToSites } from '../server-kit/calls/cors.ts';
import { deadlinesOf } from '../server-kit/deadline.ts';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import { isFromThisMachineByProxy } from '../server-kit/http/request/loopback.ts';
import { routesByWord } from '../server-kit/http/routes.ts';
import { runService } from '../server-kit/start/runService.ts';

/** Serves the public address: `/api` and the key sets go to the servers by the table of calls, the rest to the apps. */
await runService('front', async ({ config, log, executor }) => {
  const servers: Record<Side, RequestHandler> = {
    command: proxyTo(config.COMMAND_API_URL),
    query: proxyTo(config.QUERY_API_URL),
    sso: proxyTo(config.SSO_GATEWAY_URL),
  };
  const { routes: api, routerFor } = routesByWord();
  for (const call of Object.values(calls as Record<string, Call>)) {
    const [verb, route] = call.path.split(' ') as [string, string];
    const router = routerFor(route);
    if (call.cors) openToSites({ executor }, router, route, verb);
    router[verb.toLowerCase() as 'get'](route, servers[sideOf(call)]);
  }
  api.use('/models', servers.query);
  const own = Router().get(
    ['/.well-known/jwks.json', '/.well-known/passkey-endpoints', '/openapi.json'],
    servers.command,
  );
  own.get('/.well-known/assetlinks.json', servers.query);
  own.all(`${sandboxPath}/:id`, servers.command);
  const named = Router().get('/app.webmanifest', (req, res, next) =>
    hostOf(req.headers.host, config.BASE_DOMAIN).app === 'org' ? servers.query(req, res, next) : next(),
  );
  const single: RequestHandler = (req, res, next) =>
    isProtocolPath(req.path) && hostOf(req.headers.host, config.BASE_DOMAIN).app === 'org'
      ? servers.sso(req, res, next)
      : next();
  // The service behind sees only this process as its caller, so the real caller must be checked here too.
  own.get(['/mailbox.json', '/mailbox/html/:file'], (req, res, next) =>
    isFromThisMachineByProxy(req) ? servers.command(req, res, next) : refuse('request.unknown'),
  );
  own.get('/mailbox/open.json', (req, res, next) =>
    isFromThisMachineByProxy(req) ? servers.command(req, res, next) : void res.json({ open: false }),
  );
  const apps = appsHandler(config, (line) => log.info(line));
  const exists = async (subdomain: string) =>
    (await executor.reserved.holderOf('subdomain', subdomain)) !== null;
  await apps.ready;
  const checks = {
    'command-api': serviceCheck(config.COMMAND_API_URL, config.BASE_DOMAIN),
    'query-api': serviceCheck(config.QUERY_API_URL, config.BASE_DOMAIN),
    'sso-gateway': serviceCheck(config.SSO_GATEWAY_URL, config.BASE_DOMAIN),
  };
  return {
    api: [api],
    root: [
      own,
      single,
      docs(config),
      downloads(config),
      links(config),
      notFound(config, exists),
      named,
      apps.handler,
    ],
    checks,
    patience: deadlinesOf(config).passedOn,
  };
});
