import { refOf } from '../../domain/aggregates.ts';
import {
  type Claim,
  type Command,
  type Happened,
  lives,
  type Ref,
  ref,
  type State,
  type StateOf,
  streamOf,
} from '../../domain/kit.ts';
import { Refusal } from '../../domain/refusals.ts';
import { ClaimedError, type Claiming, type Take } from '../claimTable.ts';
import type { Provenance } from '../metadata.ts';
import { type Appended, type ClaimingStore, type NewEvent, WrongExpectedRevisionError } from '../port.ts';
import type { Follow, Following } from '../reader/follow.ts';
import { advance, holdingOf, type LoadedState } from '../states/loadedState.ts';
import { type HowRead, statesOf } from '../states/states.ts';
import type { Vault } from '../vault/vault.ts';
import { appendSurely } from './append.ts';
import { type CommandRequest, type Prepared, preparer, repeatsOf } from './prepare.ts';
import { reservations } from './reservations.ts';

/** The result of a command. A repeat returns the stream's last position and no events. */
export type Done = Appended & { id: string; events: Happened[] };
type QueuedCommand = CommandRequest & { resolve: (done: Done) => void; reject: (error: unknown) => void };
/** For the second of two simultaneous calls with one key, which appends nothing. */
const nothing: Prepared = { events: [], appending: [], takes: [] };
/** The position of events that are about to be appended: behind all others. */
const unappended = Number.POSITIVE_INFINITY;
/** How often a command is decided anew when others have appended meanwhile. */
const mostConflicts = 20;
/** Size in bytes after which no further command joins an append. Servers take a megabyte by default. */
const fullAppend = 400_000;

/**
 * Runs commands. Those waiting for one stream are decided in turn and appended together. `clock` gives milliseconds;
 * `most` states are cached.
 */
export function executor(store: ClaimingStore, vault: Vault, { clock = Date.now, most = 50_000 } = {}) {
  const states = statesOf(store, { most });
  const reserved = reservations(store, states, vault.hash, { clock });
  const { prepare, entitlementsOf, grantedTo } = preparer(store, states, reserved, vault, clock);
  const queues = new Map<string, QueuedCommand[]>();

  /** The result of the first attempt with the same idempotency key, if it appended. */
  async function before(
    { provenance }: CommandRequest,
    target: Ref,
    repeats: ReturnType<typeof repeatsOf>,
  ): Promise<Done | undefined> {
    if (!provenance.idempotencyKey) return undefined;
    for await (const { id, revision, position } of store.readStream(streamOf(target)))
      if (repeats(id)) return { id: target.id, revision, position, events: [] };
    return undefined;
  }

  /**
   * Decides all waiting commands and appends once. A refusal, or a decision on an empty state, is repeated on a fresh
   * state if the first was cached.
   */
  async function turn(target: Ref, all: QueuedCommand[], attempt = 0): Promise<void> {
    const opens = attempt === 0 && all.every(({ command }) => command.opens);
    const fresh = attempt > 0 || (store.soleWriter && !opens);
    const known = opens ? states.assumed(target) : await states.read(target, { fresh: attempt > 0 });
    let latest: LoadedState = known;
    const decided: { asked: QueuedCommand; events: Happened[] }[] = [];
    const appending: NewEvent[] = [];
    const takes: Take[] = [];
    const again: QueuedCommand[] = [];
    let size = 0;
    for (const [n, asked] of all.entries()) {
      if (size > fullAppend) {
        queues.get(streamOf(target))!.unshift(...all.slice(n));
        break;
      }
      try {
        const repeats = repeatsOf(asked.provenance, `${streamOf(target)} 0`);
        const done = await before(asked, target, repeats);
        if (done) {
          asked.resolve(done);
          continue;
        }
        const twice = appending.some(({ id }) => repeats(id));
        const prepared = twice ? nothing : await prepare(asked, latest, target, known.revision, attempt > 0);
        if (!prepared.events.length && !fresh && !twice) again.push(asked);
        else decided.push({ asked, events: prepared.events });
        for (const event of prepared.appending)
          latest = advance(target, latest, {
            ...(event as Required<NewEvent>),
            streamId: '',
            revision: latest.revision + 1,
            position: unappended,
            recordedAt: new Date(0),
          });
        appending.push(...prepared.appending);
        takes.push(...prepared.takes);
        if (all.length > 1) size += Buffer.byteLength(JSON.stringify(prepared.appending));
      } catch (error) {
        if (fresh || !(error instanceof Refusal)) asked.reject(error);
        else again.push(asked);
      }
    }
    await settle(target, decided, { appending, takes }, known, latest, attempt);
    if (again.length) await turn(target, again, attempt + 1);
  }

  const occasionOf = ({ correlationId }: Provenance) => ({
    at: new Date(clock()).toISOString(),
    correlationId,
  });

  async function settle(
    target: Ref,
    decided: { asked: QueuedCommand; events: Happened[] }[],
    { appending, takes }: { appending: NewEvent[]; takes: readonly Take[] },
    known: LoadedState,
    latest: LoadedState,
    attempt: number,
  ) {
    try {
      const at = appending.length
        ? await appendSurely(
            store,
            streamOf(target),
            appending,
            known.revision,
            claimingOf(target, known, latest, takes),
          )
        : known;
      const { revision, position } = at;
      if (appending.length) {
        const ended = lives(known.state) && !lives(latest.state) ? position : latest.ended;
        const editedAt = Math.min(latest.editedAt, position);
        states.remember(target, { ...latest, revision, position, ended, editedAt });
      }
      for (const { asked, events } of decided) asked.resolve({ id: target.id, revision, position, events });
    } catch (error) {
      states.forget(target);
      const conflict = error instanceof WrongExpectedRevisionError || error instanceof ClaimedError;
      if (conflict && attempt < mostConflicts)
        return turn(
          target,
          decided.map(({ asked }) => asked),
          attempt + 1,
        );
      for (const { asked } of decided) asked.reject(conflict ? new Refusal('request.conflict') : error);
    }
  }

  async function drain(target: Ref) {
    const stream = streamOf(target);
    for (let all = queues.get(stream)!; all.length; all = queues.get(stream)!) {
      queues.set(stream, []);
      await turn(target, all).catch((error) => {
        for (const { reject } of all) reject(error);
      });
    }
    queues.delete(stream);
  }

  /** Decides and appends. Throws a Refusal, a ZodError that names the field, or EventStoreUnavailableError. */
  async function execute<C extends Command>(
    command: C,
    raw: InputOf<C>,
    provenance: Provenance,
  ): Promise<Done> {
    const input = command.input.parse(raw, { reportInput: true }) as { id: string };
    const target = ref(command.of, input.id);
    const stream = streamOf(target);
    return reserved.during(
      stream,
      () =>
        new Promise<Done>((resolve, reject) => {
          const asked = { command, input, provenance, resolve, reject };
          const queue = queues.get(stream);
          if (queue) return void queue.push(asked);
          queues.set(stream, [asked]);
          void drain(target);
        }),
    );
  }

  return {
    execute,
    reserved,
    /** Takes a unique value for an aggregate that is about to be created, before work on several streams begins. */
    reserve: (claim: Claim, holder: Ref, provenance: Provenance) =>
      reserved.take(claim, holder, occasionOf(provenance)),
    /** Gives back the places of an aggregate that ended, unless that was done already. */
    giveBack: reserved.giveBack,
    entitlementsOf,
    grantedTo,
    /**
     * An aggregate's current state, revision and ancestors. Reactions ask for it `fresh`, and work that visits every
     * aggregate once reads it in `passing`. `each` gets the events that have to be read for it.
     */
    look: <R extends Ref>(target: R, how?: HowRead) => states.read(target, how) as Promise<LoadedStateOf<R>>,
    /** What `look` would return, if that needs no read of the log. */
    known: <R extends Ref>(target: R) => states.known(target) as LoadedStateOf<R> | undefined,
    /** Keeps cached states fresh while other processes write, until the signal aborts. */
    follow: (signal: AbortSignal, failed: Follow['failed']): Following =>
      states.follow(refOf, { ...reserved, failed }, signal),
  };
}

/** What an append does to the claims of its stream; undefined when nothing changes. */
function claimingOf(
  target: Ref,
  known: LoadedState,
  latest: LoadedState,
  takes: readonly Take[],
): Claiming | undefined {
  const [was, is] = [holdingOf(target, known), holdingOf(target, latest)];
  const isSame = was.firm === is.firm && was.held.every((name) => is.held.includes(name));
  return isSame && !takes.length ? undefined : { ...is, takes };
}

/** The cached facts about an aggregate, with the state typed by its kind if that is known. */
export type LoadedStateOf<R extends Ref> = Omit<LoadedState, 'state'> & {
  state: unknown extends StateOf<R> ? State : StateOf<R>;
};
export type Executor = ReturnType<typeof executor>;
/** The input of a command before its schema has parsed it. */
export type InputOf<C extends Command> =
  C extends Command<infer I> ? (I extends { _zod: { input: infer In } } ? In : never) : never;
