import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch } from '../../event-store/port.ts';
import { type Following, follow } from '../../event-store/reader/follow.ts';
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
  const { db, models, sole, pause = 5, log = quiet } = options;
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
  const { over: running } = run({ ...options, pause, log }, state);
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
        rebuild({
          ...{ db, isShared: !sole, source: options, models: chosen },
          ...{ onProgress, signal: stopping.signal, log },
        });
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

/** Projects the log whenever this process leads, and begins again after every failure, until stopped. */
function run(options: Running, state: State): Following {
  const { db, store, models, sole, log, batchSize = 1000 } = options;
  const { status, leader } = state;
  let heart: NodeJS.Timeout | undefined;
  let project!: Awaited<ReturnType<typeof projecting>>;
  return follow(
    store,
    {
      name: 'read-models',
      batchSize,
      filter: filterFor(models),
      async from({ signal, fail }) {
        await createOwnTables(db);
        await untilLeading(options, state, signal);
        const alive = () =>
          keepLeading(db, 'read models', leader).catch(
            (error) => error instanceof NotLeadingError && fail(error),
          );
        heart = sole || signal.aborted ? undefined : setInterval(alive, lease.renew);
        await build(options, { ...state, signal });
        project = await projecting(options, state);
        return status.position;
      },
      fold: (batch, { signal }) => project(batch, signal),
      over: () => clearInterval(heart),
      async failed(error) {
        status.error = messageOf(error);
        if (error instanceof NotLeadingError) status.leading = false;
        log.error({}, `projections stopped and will go on: ${status.error}`);
        if (status.leading && damageCode(error)) await distrustDamaged(options);
      },
    },
    state.signal,
  );
}

/** Resolves when this process leads, or the signal aborts. */
async function untilLeading({ db, sole }: Running, { status, leader, isReady }: State, signal: AbortSignal) {
  while (!signal.aborted) {
    status.leading = await lead(db, 'read models', leader, sole);
    if (status.leading) return;
    status.position = await checkpointOf(db);
    status.error = undefined;
    isReady();
    await sleep(lease.look, undefined, { signal }).catch(() => {});
  }
}

/** Begins at the checkpoint. Returns what projects the next batch, in pieces of one transaction each. */
async function projecting(options: Running, { status, leader, isReady }: State) {
  const { db, models, sole, pause, gather = sleep, batchSize = 1000, onAdvance, installation, log } = options;
  const advance = (position: number) => {
    status.position = position;
    onAdvance?.(position);
  };
  advance(await checkpointOf(db));
  const pieces = pace(batchSize, options);
  const tell = await tellCatchUp(options, status);
  const renewStatistics = statisticsOf(db, models);
  return async ({ events, position, caughtUp }: Batch, signal: AbortSignal) => {
    for (const piece of position > status.position ? pieces(events) : []) {
      const seen = await eventsFor(options, models, piece);
      const last = piece.at(-1);
      const to = last === events.at(-1) ? position : last!.position;
      await projectBatch({ db, leader, installation, log }, seen, status.position, to, last && markOf(last));
      advance(to);
      tell(piece.length);
      if (signal.aborted) return;
    }
    status.error = undefined;
    if (sole) await renewStatistics(events.length, !caughtUp); // Elsewhere, Postgres' autovacuum does so.
    if (!caughtUp) return;
    status.catchingUp = undefined;
    isReady();
    await sleep(pause);
    await gather(gathering);
  };
}

async function build({ onProgress, ...options }: Running, { status, leader, signal }: State) {
  try {
    await buildOutdated({
      ...{ ...options, isShared: !options.sole, leader, signal },
      onProgress: (progress) => onProgress?.((status.building = progress)),
    });
  } finally {
    status.building = undefined;
  }
}
