import { type Request, Router } from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '../domain/refusals.ts';
import { sameSecret } from './access/sameSecret.ts';
import type { Behind, ReactionsProgress } from './behind.ts';
import type { Leaders } from './following/leaders.ts';
import { isInternalHost } from './http/request/hosts.ts';
import { isFromThisMachine } from './http/request/loopback.ts';
import type { ServedRequest } from './http/request/requests.ts';
import type { Log } from './log.ts';
import { type Measuring, measure, measureEach, readingFor } from './measuring.ts';

type Metrics = {
  /** A listener for `watchRequests`. */
  request: (served: ServedRequest) => void;
  /** Serves `GET /metrics` in Prometheus' format. */
  routes: Router;
};
/** Something that a part counts by outcome since its start. */
export type Counted = { name: string; help: string; outcomes: () => ReadonlyMap<string, number> };
export type MetricsOptions = {
  /** Where a metric that cannot be read is told. */
  log?: Pick<Log, 'warn' | 'info'> | undefined;
  /** The scraper's bearer token; without one, only this machine may read. */
  token?: string | undefined;
  /** The position of the newest event in the log. */
  head?: () => Promise<number>;
  /** How far each read model is behind. */
  lag?: () => Record<string, Behind> | Promise<Record<string, Behind>>;
  /** How far each other follower of the log in this process is behind. */
  followers?: () => Promise<Record<string, Behind>>;
  leaders?: () => Promise<Leaders>;
  /** For a process that can lead the reactions. */
  reactions?: ReactionsTold | undefined;
  counted?: readonly Counted[];
};
export type ReactionsTold = () => Promise<Pick<ReactionsProgress, 'leading' | 'behind'>>;

/** Collects the metrics that administrators watch. The library adds event-loop delay, memory and CPU. */
export function metricsOf({
  log,
  token,
  lag = () => ({}),
  reactions,
  head = async () => 0,
  followers,
  leaders,
  counted = [],
}: MetricsOptions = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  const to: Measuring = { registers, reading: readingFor(registers, log) };
  // The library counts this interval, in milliseconds, into each delay. Its own 10 ms wake an idle process so often that
  // they take most of its processor time.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  const requests = new Histogram({
    name: 'latchkey_http_request_seconds',
    help: 'Time to answer a request, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const position = { name: 'latchkey_log_position', help: 'Position of the newest event in the log' };
  measure(to, position, async () => [[{}, await head()]]);
  measureEach(to, 'model', lag, {
    latchkey_projection_lag_events: [
      'events',
      'Events that a read model is behind, of which at most 1,000 are counted',
    ],
    latchkey_projection_lag_seconds: [
      'seconds',
      'Seconds since the first event was written that a read model does not have yet',
    ],
  });
  if (followers) measureFollowers(to, followers);
  if (leaders) measureLeaders(to, leaders);
  if (reactions) measureReactions(to, reactions);
  for (const each of counted) countOutcomes(registers, each);

  const routes = Router({ caseSensitive: true });
  routes.get('/metrics', async (request, response) => {
    if (!mayReadNumbers(request, token)) refuse(token === undefined ? 'session.forbidden' : 'session.none');
    response
      .set('Cache-Control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
  return {
    request: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    routes,
  };
}

function countOutcomes(registers: Registry[], { name, help, outcomes }: Counted) {
  new Counter({
    name,
    help,
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of outcomes()) this.inc({ outcome }, count);
    },
  });
}

function measureFollowers(to: Measuring, followers: () => Promise<Record<string, Behind>>) {
  measureEach(to, 'follower', followers, {
    latchkey_follower_lag_events: [
      'events',
      'Events that a follower of the log in this process is behind, of which at most 1,000 are counted',
    ],
    latchkey_follower_lag_seconds: [
      'seconds',
      'Seconds since the first event was written that a follower has not handled yet',
    ],
  });
}

function measureLeaders(to: Measuring, leaders: () => Promise<Leaders>) {
  const about = {
    name: 'latchkey_leader_since_seconds',
    help: 'Unix time since which a process leads a work',
    labelNames: ['work', 'process', 'host', 'pid'],
  };
  measure(to, about, async () =>
    Object.entries(await leaders()).flatMap(([work, leader]) => {
      if (!leader) return [];
      const { since, process, host, pid } = leader;
      return [[{ work, process, host, pid: String(pid) }, Date.parse(since) / 1000] as const];
    }),
  );
}

function measureReactions(to: Measuring, reactions: ReactionsTold) {
  const leading = {
    name: 'latchkey_reactions_leading',
    help: '1 in the process that runs the reactions, 0 in the others',
  };
  measure(to, leading, async () => [[{}, (await reactions()).leading ? 1 : 0]]);
  measureEach(to, 'reaction', async () => (await reactions()).behind, {
    latchkey_reaction_lag_events: [
      'events',
      'Events that a reaction is behind, of which at most 1,000 are counted',
    ],
    latchkey_reaction_lag_seconds: [
      'seconds',
      'Seconds for which the first event has waited that a reaction could handle',
    ],
    latchkey_reaction_failed_events: ['failed', 'Events that failed and wait for another attempt'],
  });
}

/**
 * True for callers that may see counts and positions: those with the token or, when none is set, on this machine. A proxy
 * here that says nothing of its caller passes on the public name, so that name is not enough.
 */
export function mayReadNumbers(request: Request, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request) && isInternalHost(request.headers.host);
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  return sameSecret(given, token);
}
