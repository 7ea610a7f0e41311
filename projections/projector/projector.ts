import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkpointOf, createOwnTables, markOf } from '../checkpoint.ts';
import { columnsOf } from '../columns/columns.ts';
import { damageCode } from '../database/damage.ts';
import { keepLeading, lead, lease, NotLeadingError, stopLeading } from '../database/lease.ts';
import { statisticsOf } from '../database/statistics.ts';
import type { Db } from '../database/tables.ts';
import { messageOf } from '../fold.ts';
import type { ReadModel } from '../kit.ts';
import { type ProjectorLog, quiet } from '../projectorLog.ts';
import { buildOutdated, distrustDamaged } from '../rebuild/outdated.ts';
import { type Progress, rebuild } from '../rebuild/rebuild.ts';
import { eventsFor, filterFor, type Source } from '../source.ts';
import { projectBatch } from './batch.ts';
import { tellCatchUp } from './catchUp.ts';
import { pace } from './pace.ts';

export type ProjectorOptions = Source & {
  db: Db;
  models: readonly ReadModel[];
  /** Id of the installation whose log it is; the read models store it. */
  installation?: string | undefined;
  /** True when no other process can project into this database, as with the embedded one. */
  sole: boolean;
  batchSize?: number;
  /** Milliseconds that the transaction of a piece of a batch should take at most. */
  patience?: number;
  /** Pause in milliseconds after a batch that caught up, so that events gather. */
  pause?: number;
  /** Makes a further pause, which may end sooner when a reader waits. */
  gather?: (milliseconds: number) => Promise<unknown>;
  /** Called with each new checkpoint, after its transaction. */
  onAdvance?: ((position: number) => void) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  log?: ProjectorLog | undefined;
};
export type Status = {
  leading: boolean;
  /** True when the models were built and have caught up once, or another process leads. */
  ready: boolean;
  position: number;
  building: Progress | undefined;
  /** How far the models are, while they are brought up to date at a start. */
  catchingUp: Progress | undefined;
  /** The last error, until work succeeds again. */
  error: string | undefined;
};
export type Projector = {
  /** Resolves when the models are built and have caught up once, or when another process leads. */
  ready: Promise<void>;
  status(): Status;
  /**
   * Rebuilds models from the log while projection continues; all models when no names are given. Only one rebuild runs
   * at a time.
   */
  replay(names: string[], onProgress?: (progress: Progress) => void): Promise<string[]>;
  stop(): Promise<void>;
};

/**
 * Starts the one projector of a database. It leads all models, reads the log once, and writes each batch in one
 * transaction.
 */
export function projector(options: ProjectorOptions): Projector {
  const { db, models, pause = 5, log = quiet } = options;
  for (const model of models) columnsOf(model); // Throws at start for a row schema that cannot be a table.
  const stopping = new AbortController();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const isReady = () => {
    state.status.ready = true;
    resolve();
  };
  const state: State = {
    status: {
      leading: false,
      ready: false,
      position: 0,
      building: undefined,
      catchingUp: undefined,
      error: undefined,
    },
    leader: randomUUID(),
    signal: stopping.signal,
    isReady,
  };
  let rebuilding: Promise<unknown> = Promise.resolve();
  const running = run({ ...options, pause, log }, state);
  return {
    ready,
    status: () => ({ ...state.status }),
    replay(names, onProgress) {
      const unknown = names.filter((name) => !models.some((model) => model.name === name));
      const known = models.map(({ name }) => name).join(', ');
      if (unknown.length)
        return Promise.reject(new Error(`no read model ${unknown.join(', ')}; there are: ${known}`));
      const chosen = names.length ? models.filter(({ name }) => names.includes(name)) : models;
      const work = () =>
        rebuild({ db, source: options, models: chosen, onProgress, signal: stopping.signal, log });
      rebuilding = Promise.allSettled([Promise.race([ready, running]), rebuilding]);
      const done = rebuilding.then(work).then(() => chosen.map(({ name }) => name));
      rebuilding = done;
      return done;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled([running, rebuilding]);
      if (state.status.leading) await stopLeading(db, 'read models', state.leader).catch(() => {});
      state.status.leading = false;
    },
  };
}

/** A further pause in milliseconds, so that under light load several events share a transaction. */
const gathering = 15;

type State = { status: Status; leader: string; signal: AbortSignal; isReady: () => void };
type Running = ProjectorOptions & { pause: number; log: NonNullable<ProjectorOptions['log']> };

/** Tries to lead, again after every failure, until stopped. */
async function run(options: Running, state: State) {
  const { status, signal } = state;
  const rest = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  for (let failures = 0; !signal.aborted; ) {
    try {
      await createOwnTables(options.db);
      status.leading = await lead(options.db, 'read models', state.leader, options.sole);
      if (status.leading) {
        await follow(options, state, () => (failures = 0));
        continue;
      }
      status.position = await checkpointOf(options.db);
      status.error = undefined;
      state.isReady();
      await rest(lease.look);
    } catch (error) {
      if (signal.aborted) return;
      status.error = messageOf(error);
      if (error instanceof NotLeadingError) status.leading = false;
      options.log.error({ failures }, `projections stopped and will go on: ${status.error}`);
      if (status.leading && damageCode(error)) await distrustDamaged(options);
      await rest(Math.min(5000, 100 * 2 ** failures++));
    }
  }
}

/** Builds outdated models, then projects the log until something fails or it is stopped. */
async function follow(options: Running, state: State, fine: () => void) {
  const { db, store, models, sole, pause, gather = sleep, batchSize = 1000, onAdvance } = options;
  const { status, leader } = state;
  const lost = new AbortController();
  const signal = AbortSignal.any([state.signal, lost.signal]);
  const alive = () =>
    keepLeading(db, 'read models', leader).catch(
      (error) => error instanceof NotLeadingError && lost.abort(error),
    );
  const heart = sole ? undefined : setInterval(alive, lease.renew);
  const advance = (position: number) => {
    status.position = position;
    onAdvance?.(position);
  };
  try {
    await build(options, state);
    advance(await checkpointOf(db));
    const filter = filterFor(models);
    const pieces = pace(batchSize, options);
    const tell = await tellCatchUp(options, status);
    const renewStatistics = statisticsOf(db, models);
    const after = {
      after: status.position,
      batchSize,
      signal,
      name: 'read-models',
      ...(filter ? { filter } : {}),
    };
    for await (const { events, position, caughtUp } of store.subscribeToAll(after)) {
      if (signal.aborted) break;
      for (const piece of position > status.position ? pieces(events) : []) {
        const seen = await eventsFor(options, models, piece);
        const last = piece.at(-1);
        const to = last === events.at(-1) ? position : last!.position;
        const target = { db, leader, installation: options.installation, log: options.log };
        await projectBatch(target, seen, status.position, to, last && markOf(last));
        advance(to);
        tell(piece.length);
        if (signal.aborted) break;
      }
      status.error = undefined;
      fine();
      if (sole) await renewStatistics(events.length); // Elsewhere, Postgres' autovacuum does so.
      if (!caughtUp) continue;
      status.catchingUp = undefined;
      state.isReady();
      await sleep(pause);
      await gather(gathering);
    }
    if (lost.signal.aborted) throw lost.signal.reason;
    if (!signal.aborted) throw new Error("the log's subscription ended");
  } finally {
    clearInterval(heart);
  }
}

async function build({ onProgress, ...options }: Running, { status, leader, signal }: State) {
  try {
    await buildOutdated({
      ...{ ...options, leader, signal },
      onProgress: (progress) => onProgress?.((status.building = progress)),
    });
  } finally {
    status.building = undefined;
  }
}
