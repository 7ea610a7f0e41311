import { type Request, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../domain/refusals.ts';
import { sameSecret } from './access/sameSecret.ts';
import type { Behind, ReactionsProgress } from './behind.ts';
import type { Leaders } from './following/leaders.ts';
import { isInternalHost } from './http/request/hosts.ts';
import { isFromThisMachine } from './http/request/loopback.ts';
import type { ServedRequest } from './http/request/requests.ts';

type Metrics = {
  /** A listener for `watchRequests`. */
  request: (served: ServedRequest) => void;
  /** Serves `GET /metrics` in Prometheus' format. */
  routes: Router;
};
/** Something that a part counts by outcome since its start. */
export type Counted = { name: string; help: string; outcomes: () => ReadonlyMap<string, number> };
export type MetricsOptions = {
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
  token,
  lag = () => ({}),
  reactions,
  head = async () => 0,
  followers,
  leaders,
  counted = [],
}: MetricsOptions = {}): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
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
  measure(registers, position, async () => [[{}, await head()]]);
  measureEach(registers, 'model', lag, {
    latchkey_projection_lag_events: [
      'events',
      'Events that a read model is behind, of which at most 1,000 are counted',
    ],
    latchkey_projection_lag_seconds: [
      'seconds',
      'Seconds since the first event was written that a read model does not have yet',
    ],
  });
  if (followers) measureFollowers(registers, followers);
  if (leaders) measureLeaders(registers, leaders);
  if (reactions) measureReactions(registers, reactions);
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

type About = { name: string; help: string; labelNames?: readonly string[] };
type Values = readonly (readonly [labels: Record<string, string>, value: number])[];
/** Measures what `read` tells. What cannot be read, as while the log is away, has no value, and the others are still told. */
function measure(registers: Registry[], about: About, read: () => Values | Promise<Values>) {
  new Gauge({
    ...about,
    labelNames: [...(about.labelNames ?? [])],
    registers,
    async collect() {
      const values = await Promise.resolve()
        .then(read)
        .catch(() => []);
      this.reset();
      if (!about.labelNames) this.remove();
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

/** Measures several numbers of each of what `read` tells by name: as metrics with these names and helps. */
function measureEach<Name extends string>(
  registers: Registry[],
  label: string,
  read: () => Record<string, Record<Name, number>> | Promise<Record<string, Record<Name, number>>>,
  measures: Record<string, readonly [Name, help: string]>,
) {
  for (const [name, [number, help]] of Object.entries(measures))
    measure(registers, { name, help, labelNames: [label] }, async () =>
      Object.entries(await read()).map(([one, numbers]) => [{ [label]: one }, numbers[number]]),
    );
}

function measureFollowers(registers: Registry[], followers: () => Promise<Record<string, Behind>>) {
  measureEach(registers, 'follower', followers, {
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

function measureLeaders(registers: Registry[], leaders: () => Promise<Leaders>) {
  const about = {
    name: 'latchkey_leader_since_seconds',
    help: 'Unix time since which a process leads a work',
    labelNames: ['work', 'process', 'host', 'pid'],
  };
  measure(registers, about, async () =>
    Object.entries(await leaders()).flatMap(([work, leader]) => {
      if (!leader) return [];
      const { since, process, host, pid } = leader;
      return [[{ work, process, host, pid: String(pid) }, Date.parse(since) / 1000] as const];
    }),
  );
}

function measureReactions(registers: Registry[], reactions: ReactionsTold) {
  const leading = {
    name: 'latchkey_reactions_leading',
    help: '1 in the process that runs the reactions, 0 in the others',
  };
  measure(registers, leading, async () => [[{}, (await reactions()).leading ? 1 : 0]]);
  measureEach(registers, 'reaction', async () => (await reactions()).behind, {
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
