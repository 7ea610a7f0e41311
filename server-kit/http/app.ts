import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type RequestHandler, type Router } from 'express';
import { refuse } from '../../domain/refusals.ts';
import { boundedCache } from '../../event-store/cache.ts';
import type { Behind } from '../behind.ts';
import { deadlinesOf, within } from '../deadline.ts';
import { answerErrors, answering } from '../errors.ts';
import { followersBehind } from '../following/followers.ts';
import { leadersOf } from '../following/leaders.ts';
import { type Check, healthRoutes } from '../health.ts';
import type { Kit } from '../kit.ts';
import { logRequest, tellReadiness } from '../log.ts';
import { type Counted, metricsOf, type ReactionsTold } from '../metrics.ts';
import { refuseAmbiguous } from './framing.ts';
import { methodsAllowed } from './methods.ts';
import { correlate } from './request/correlation.ts';
import { type Host, hostOf, isInternalHost, isNamed } from './request/hosts.ts';
import { inTurn, pathOf } from './request/plain.ts';
import { watchRequests } from './request/requests.ts';
import { securityHeaders } from './security.ts';
import { singleSlashes } from './slashes.ts';

/**
 * Answers requests that need nothing of Express, which costs more than many an answer. Undefined for the others, which
 * go through Express.
 */
export type Direct = (
  host: Host,
  path: string,
  method: string,
) => ((req: IncomingMessage, res: ServerResponse) => Promise<unknown>) | undefined;

export type Parts = {
  /** The routers under `/api`, in this order. */
  api: Router[];
  /** Routes at the root of a host: the mailbox, key sets, the built apps. */
  root: RequestHandler[];
  direct?: Direct | undefined;
  checks: Record<string, Check>;
  /** How far each read model is behind. */
  lag: () => Promise<Record<string, Behind>>;
  /** Whether this process leads the reactions, and how far each is behind. */
  reactions?: ReactionsTold | undefined;
  /** Further counts for `/metrics`. */
  counted?: readonly Counted[] | undefined;
  /** The milliseconds after which a call is answered with 503. */
  patience?: number | undefined;
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Remembers the apps of the hosts that were asked for lately, because each request is asked several times. */
function hostsOf(baseDomain: string) {
  const known = boundedCache<Host>(1000);
  return ({ headers: { host = '' } }: IncomingMessage): Host => {
    const found = known.get(host);
    if (found) return found;
    const asked = hostOf(host, baseDomain);
    if (host.length < 300) known.set(host, asked);
    return asked;
  };
}

/** Adds the address of the caller to a request that Express does not see, as it would: as far as proxies are trusted. */
const withAddress = (app: express.Express, req: IncomingMessage) =>
  Object.assign(req, { ip: Reflect.get(app.request, 'ip', Object.assign(req, { app })) });

/** Builds the app of a server around its routes: ids, headers, health, metrics, hosts and errors. */
export function serverApp(
  kit: Pick<Kit, 'config' | 'log' | 'origins' | 'store' | 'records' | 'clock'>,
  {
    api,
    root,
    direct,
    checks,
    lag,
    reactions,
    counted = [],
    patience = deadlinesOf(kit.config).answer,
  }: Parts,
): RequestListener {
  const { config, log, origins, store } = kit;
  const app = express();
  const { METRICS_TOKEN: token } = config;
  const metrics = metricsOf({
    ...{ log, token, lag, reactions, counted, head: store.head.bind(store) },
    followers: () => followersBehind(kit),
    leaders: () => leadersOf(kit),
  });
  // Followers that are behind are reported and never make a process unready: an unavailable store fails its own
  // check.
  const told = {
    followers: () => followersBehind(kit).catch(() => ({})),
    leaders: () => leadersOf(kit).catch(() => ({})),
  };
  const host = hostsOf(config.BASE_DOMAIN);
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', config.TRUST_PROXY)
    .set('query parser', 'simple');
  // Maps show tiles from another site.
  const images = URL.canParse(config.TILES_URL) ? [new URL(config.TILES_URL).origin] : [];
  const first = inTurn(
    correlate,
    watchRequests(logRequest(log), metrics.request),
    securityHeaders({ https: origins.public.startsWith('https:'), host, images }),
    refuseAmbiguous,
  );
  const unknown: RequestHandler = (_, res) =>
    void res.status(421).type('text').send('421 - There is nothing at this address');
  app.use(['/readyz', '/metrics'], (req, res, next) => {
    const answers = host(req).app !== 'unknown' || isInternalHost(req.headers.host);
    return answers ? next() : unknown(req, res, next);
  });
  app.use(
    healthRoutes({ ...checks, ...told }, { token: config.METRICS_TOKEN, onChange: tellReadiness(log) }),
    metrics.routes,
  );
  app.use((req, res, next) => {
    const { app: asked } = host(req);
    // Passkeys belong to the name of the public app. Browsers refuse them at an IP address, and the server at another name.
    const isOtherName = asked === 'public' && !isNamed(req.headers.host, config.BASE_DOMAIN);
    if (isOtherName && isRead(req.method) && !req.path.startsWith('/api'))
      return res.redirect(302, origins.public + req.originalUrl);
    if (asked === 'unknown') return unknown(req, res, next);
    next();
  });
  app.use(singleSlashes);
  app.use('/api', within(patience, log));
  const methods = methodsAllowed();
  app.use('/api', methods.options);
  for (const router of api) app.use('/api', router);
  app.use('/api', methods.others);
  app.use('/api', () => refuse('request.unknown'));
  for (const routes of root) app.use(routes);
  app.use(() => refuse('request.unknown'));
  app.use(answerErrors(log));
  const failed = answering(log);
  return (req, res) => {
    try {
      first(req, res, () => {
        const answer = direct?.(host(req), pathOf(req), req.method ?? '');
        if (answer) answer(withAddress(app, req), res).catch((error) => failed(error, res));
        else app(req, res);
      });
    } catch (error) {
      failed(error, res);
    }
  };
}
