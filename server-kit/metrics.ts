import { type Request, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../domain/refusals.ts';
import { sameSecret } from './access/sameSecret.ts';
import type { Behind, ReactionsProgress } from './behind.ts';
import type { Leaders } from './following/leaders.ts';
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
  new Gauge({
    name: 'latchkey_log_position',
    help: 'Position of the newest event in the log',
    registers,
    async collect() {
      this.set(await head());
    },
  });
  new Gauge({
    name: 'latchkey_projection_lag_events',
    help: 'Events that a read model is behind, of which at most 1,000 are counted',
    labelNames: ['model'],
    registers,
    async collect() {
      for (const [model, { events }] of Object.entries(await lag())) this.set({ model }, events);
    },
  });
  new Gauge({
    name: 'latchkey_projection_lag_seconds',
    help: 'Seconds since the first event was written that a read model does not have yet',
    labelNames: ['model'],
    registers,
    async collect() {
      for (const [model, { seconds }] of Object.entries(await lag())) this.set({ model }, seconds);
    },
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

function measureFollowers(registers: Registry[], followers: () => Promise<Record<string, Behind>>) {
  const measures = {
    events: 'Events that a follower of the log in this process is behind, of which at most 1,000 are counted',
    seconds: 'Seconds since the first event was written that a follower has not handled yet',
  } as const;
  for (const [measure, help] of Object.entries(measures) as [keyof Behind, string][])
    new Gauge({
      name: `latchkey_follower_lag_${measure}`,
      help,
      labelNames: ['follower'],
      registers,
      async collect() {
        this.reset();
        for (const [follower, behind] of Object.entries(await followers()))
          this.set({ follower }, behind[measure]);
      },
    });
}

function measureLeaders(registers: Registry[], leaders: () => Promise<Leaders>) {
  new Gauge({
    name: 'latchkey_leader_since_seconds',
    help: 'Unix time since which a process leads a work',
    labelNames: ['work', 'process', 'host', 'pid'],
    registers,
    async collect() {
      this.reset();
      for (const [work, leader] of Object.entries(await leaders()))
        if (leader) {
          const { since, ...which } = leader;
          this.set({ work, ...which }, Date.parse(since) / 1000);
        }
    },
  });
}

function measureReactions(registers: Registry[], reactions: ReactionsTold) {
  new Gauge({
    name: 'latchkey_reactions_leading',
    help: '1 in the process that runs the reactions, 0 in the others',
    registers,
    async collect() {
      this.set((await reactions()).leading ? 1 : 0);
    },
  });
  const measures = {
    lag_events: ['events', 'Events that a reaction is behind, of which at most 1,000 are counted'],
    lag_seconds: ['seconds', 'Seconds for which the first event has waited that a reaction could handle'],
    failed_events: ['failed', 'Events that failed and wait for another attempt'],
  } as const;
  for (const [name, [measure, help]] of Object.entries(measures))
    new Gauge({
      name: `latchkey_reaction_${name}`,
      help,
      labelNames: ['reaction'],
      registers,
      async collect() {
        this.reset();
        for (const [reaction, behind] of Object.entries((await reactions()).behind))
          this.set({ reaction }, behind[measure]);
      },
    });
}

/** True for callers that may see counts and positions: those with the token or, when none is set, on this machine. */
export function mayReadNumbers(request: Request, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  return sameSecret(given, token);
}
