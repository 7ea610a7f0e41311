import { type Happened, lives, type Ref, streamOf } from '../../domain/kit.ts';
import { Refusal } from '../../domain/refusals.ts';
import { ClaimedError, type Claiming, type Take } from '../claimTable.ts';
import {
  type Appended,
  type ClaimingStore,
  type NewEvent,
  type RecordedEvent,
  WrongExpectedRevisionError,
} from '../port.ts';
import { advance, holdingOf, type LoadedState } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';
import { appendSurely } from './append.ts';
import { repeatsOf } from './ids.ts';
import type { CommandRequest, Prepare, Prepared } from './prepare.ts';

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

/** What one attempt has decided for a stream, whose state was `known` and is `latest` after what it appends. */
type Round = {
  target: Ref;
  attempt: number;
  /** Whether `known` is certainly the newest state. */
  fresh: boolean;
  known: LoadedState;
  latest: LoadedState;
  decided: { asked: QueuedCommand; events: Happened[] }[];
  appending: NewEvent[];
  takes: Take[];
  /** What is to be decided again on a fresh state. */
  again: QueuedCommand[];
};

/** Decides the commands that wait for one stream in turn, and appends what they make together. */
export function turnsOf(store: ClaimingStore, states: States, prepare: Prepare) {
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

  /** Decides one command after those before it, and returns what it appends. */
  async function decide(round: Round, asked: QueuedCommand): Promise<NewEvent[]> {
    const { target, known } = round;
    const repeats = repeatsOf(asked.provenance, `${streamOf(target)} 0`);
    const done = await before(asked, target, repeats);
    if (done) {
      asked.resolve(done);
      return [];
    }
    const twice = round.appending.some(({ id }) => repeats(id));
    const { events, appending, takes } = twice
      ? nothing
      : await prepare(asked, round.latest, target, known.revision, round.attempt > 0);
    if (!events.length && !round.fresh && !twice) round.again.push(asked);
    else round.decided.push({ asked, events });
    for (const event of appending)
      round.latest = advance(target, round.latest, asRecorded(event, round.latest));
    round.appending.push(...appending);
    round.takes.push(...takes);
    return appending;
  }

  /**
   * Decides all waiting commands and appends once. A refusal, or a decision on an empty state, is repeated on a fresh
   * state if the first was cached.
   */
  async function turn(target: Ref, all: QueuedCommand[], attempt = 0): Promise<void> {
    const opens = attempt === 0 && all.every(({ command }) => command.opens);
    const fresh = attempt > 0 || (store.soleWriter && !opens);
    const known = opens ? states.assumed(target) : await states.read(target, { fresh: attempt > 0 });
    const lists = { decided: [], again: [], appending: [], takes: [] };
    const round: Round = { target, attempt, fresh, known, latest: known, ...lists };
    let size = 0;
    for (const [n, asked] of all.entries()) {
      if (size > fullAppend) {
        queues.get(streamOf(target))!.unshift(...all.slice(n));
        break;
      }
      try {
        const appending = await decide(round, asked);
        if (all.length > 1) size += Buffer.byteLength(JSON.stringify(appending));
      } catch (error) {
        if (fresh || !(error instanceof Refusal)) asked.reject(error);
        else round.again.push(asked);
      }
    }
    await settle(round);
    if (round.again.length) await turn(target, round.again, attempt + 1);
  }

  /** Appends what was decided and answers, or decides it again if others have appended meanwhile. */
  async function settle(round: Round) {
    const { target, attempt, known, latest, decided, appending } = round;
    try {
      const { revision, position } = appending.length
        ? await appendSurely(store, streamOf(target), appending, known.revision, claimingOf(round))
        : known;
      if (appending.length) {
        const ended = lives(known.state) && !lives(latest.state) ? position : latest.ended;
        const editedAt = Math.min(latest.editedAt, position);
        states.remember(target, { ...latest, revision, position, ended, editedAt });
      }
      for (const { asked, events } of decided) asked.resolve({ id: target.id, revision, position, events });
    } catch (error) {
      states.forget(target);
      const conflict = error instanceof WrongExpectedRevisionError || error instanceof ClaimedError;
      const all = decided.map(({ asked }) => asked);
      if (conflict && attempt < mostConflicts) return turn(target, all, attempt + 1);
      for (const { reject } of all) reject(conflict ? new Refusal('request.conflict') : error);
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

  return (target: Ref, request: CommandRequest) =>
    new Promise<Done>((resolve, reject) => {
      const asked = { ...request, resolve, reject };
      const stream = streamOf(target);
      const queue = queues.get(stream);
      if (queue) return void queue.push(asked);
      queues.set(stream, [asked]);
      void drain(target);
    });
}

/** An event that is about to be appended, as the log will have it after a state. */
const asRecorded = (event: NewEvent, { revision }: LoadedState): RecordedEvent => ({
  ...(event as Required<NewEvent>),
  streamId: '',
  revision: revision + 1,
  position: unappended,
  recordedAt: new Date(0),
});

/** What an append does to the claims of its stream; undefined when nothing changes. */
function claimingOf({ target, known, latest, takes }: Round): Claiming | undefined {
  const [was, is] = [holdingOf(target, known), holdingOf(target, latest)];
  const isSame = was.firm === is.firm && was.held.every((name) => is.held.includes(name));
  return isSame && !takes.length ? undefined : { ...is, takes };
}
