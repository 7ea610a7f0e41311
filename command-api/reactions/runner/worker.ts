import { LetterResent } from '../../../domain/letter/events.ts';
import type { RecordedEvent } from '../../../event-store/port.ts';
import type { WorkUnderWay } from '../../../server-kit/behind.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import type { Cause } from '../kit/cause.ts';
import type { Reaction, Tell } from '../kit/kit.ts';
import { attempt, causeOf, dueAt, isDue, postpone, resume, type Troubled } from './attempt.ts';
import { boundsOf } from './bounds.ts';
import { lanesOf, type Surroundings } from './lanes.ts';
import { eventAt, notesIn } from './notes.ts';
import { notesOf } from './position.ts';
import { noTroubles, ReactionHandled, type Troubles, troublesOf, type Waiting } from './progress.ts';
import { least, type Place, windowFrom } from './window.ts';

/** Runs one reaction from its place in the log. `head` is the newest position at the time when the place was loaded. */
export async function startWorker(
  kit: Kit,
  reaction: Reaction,
  from: Place,
  { head, ...surroundings }: Surroundings & { head: number },
): Promise<Worker> {
  const troubles =
    from.notes === undefined ? noTroubles() : await troublesOf(kit.store, notesOf(reaction.name), from.notes);
  return new Worker(kit, reaction, from, troubles, head, surroundings);
}

/** Takes the events of one reaction from the log, and handles each when it is due. */
export class Worker {
  #kit: Kit;
  #reaction: Reaction;
  #signal: AbortSignal;
  #bounds: ReturnType<typeof boundsOf>;
  #from: number;
  #window: ReturnType<typeof windowFrom>;
  #lanes: ReturnType<typeof lanesOf>;
  #troubled: Troubled;
  /** Events taken and not begun. */
  #waiting: Cause[] = [];
  #isAway = false;
  /** Since when each event that was begun could have been, until it is finished. */
  #since = new Map<string, number>();
  /** The progress of this reaction's long work, by the stream of its event. */
  #told = new Map<string, WorkUnderWay>();
  #wake = () => {};

  constructor(
    kit: Kit,
    reaction: Reaction,
    { through, done }: Place,
    { waiting, told }: Troubles,
    head: number,
    surroundings: Surroundings,
  ) {
    this.#kit = kit;
    this.#reaction = reaction;
    this.#signal = surroundings.signal;
    this.#bounds = boundsOf(reaction);
    this.#from = through;
    const noted = [...told].filter(([, position]) => position > through).map(([id]) => id);
    this.#window = windowFrom({ through, done: [...done, ...noted] }, head);
    this.#lanes = lanesOf(reaction.name, kit.log, surroundings);
    const notes = notesIn(kit.store, notesOf(reaction.name), surroundings.signal);
    this.#troubled = { waiting, notes, done: new Map() };
  }

  /** Follows the log until the signal aborts. */
  async follow() {
    const filter = { eventTypes: [...this.#reaction.types, LetterResent.type] };
    const where = { after: this.#from, filter, signal: this.#signal };
    for await (const { events, position } of this.#kit.store.subscribeToAll(where)) {
      for (const event of events) {
        await this.#room();
        if (this.#signal.aborted) return;
        await this.#take(event);
      }
      this.#window.passed(position);
    }
  }
  /** Begins what has become due. */
  tick() {
    this.#begin();
    this.#retryDue();
  }
  /** When the first of what it has taken will be due, in milliseconds; infinite when nothing waits for its time. */
  nextDue(): number {
    const later = least(this.#waiting.map((cause) => this.#timeOf(cause)));
    return Math.min(later, least(this.#troubled.waiting.values().map(({ retryAt }) => retryAt)));
  }
  /** Resolves when nothing is being handled any more. */
  async idle() {
    this.#wake();
    await this.#lanes.idle();
  }
  /** How far it has read, and where and since when the first unfinished event waits that could be handled. */
  progress() {
    // A reaction may have put its time off, so what waits is asked for it anew.
    const since = [...this.#since.values(), ...this.#waiting.map(this.#dueSince)];
    return {
      read: this.#window.read,
      waitsFrom: this.#window.place().through,
      waitsSince: since.length ? Math.min(...since) : undefined,
      failed: this.#failed(),
      underWay: [...this.#told.values()],
      isResting: this.#isResting(),
    };
  }
  /** Whether it reads no further because it has taken as many events as it may, and the first waits for its time. */
  #isResting() {
    const [first] = this.#waiting;
    return this.#window.size >= this.#bounds.taken && first !== undefined && this.#isLater(first);
  }
  place(): Place {
    const place = this.#window.place();
    const { waiting } = this.#troubled;
    return waiting.size ? { ...place, notes: least(waiting.values().map(({ noted }) => noted)) } : place;
  }

  /** Takes an event. It is finished here if nothing is to be done, or if that is noted among the failed. */
  async #take(event: RecordedEvent) {
    const finish = () => this.#window.finish(event.id);
    const isNew = this.#window.take(event.id, event.position);
    if (!isNew || this.#troubled.waiting.has(event.id)) return finish();
    const cause = causeOf(event, this.#reaction, this.#kit);
    if (!cause) return finish();
    if (event.type === LetterResent.type) {
      await this.#lanes.surely(() => resume(this.#kit, this.#reaction, cause, this.#troubled));
      return finish();
    }
    if (this.#reaction.concerns?.(cause.data) === false) return finish();
    if (this.#reaction.anyOrder && this.#isLater(cause)) {
      await this.#lanes.surely(() => postpone(cause, this.#timeOf(cause), this.#troubled));
      return finish();
    }
    if (this.#reaction.doesForEarlier) this.#leaveOutWaiting();
    this.#waiting.push(cause);
    this.#begin();
  }

  /** Finishes what waits for its time. What is due has its turn first, so that a row of events cannot put it off for ever. */
  #leaveOutWaiting() {
    this.#begin();
    for (const { event } of this.#waiting.splice(0)) this.#window.finish(event.id);
  }

  /** Begins whatever is due and has room. */
  #begin() {
    for (let next = 0; next < this.#waiting.length && this.#lanes.size < this.#bounds.atOnce; ) {
      if (this.#signal.aborted) break;
      const cause = this.#waiting[next]!;
      const { streamId, id } = cause.event;
      // Later events are due later.
      if (!this.#reaction.anyOrder && this.#isLater(cause)) break;
      if (this.#lanes.isBusy(streamId)) next += 1;
      else {
        this.#waiting.splice(next, 1);
        this.#since.set(id, this.#dueSince(cause));
        this.#during(streamId, async () => {
          const outcome = await this.#handle(cause);
          this.#window.finish(id);
          this.#since.delete(id);
          return outcome;
        });
      }
    }
    this.#wake();
  }
  #during(stream: string, work: () => Promise<unknown>) {
    this.#lanes.begin(stream, work, () => this.#begin());
  }
  async #handle(cause: Cause) {
    const { streamId: stream } = cause.event;
    const tell: Tell = (progress) => void this.#told.set(stream, { stream, ...progress });
    const outcome = await attempt(this.#kit, this.#reaction, cause, this.#troubled, tell);
    this.#told.delete(stream);
    this.#isAway = outcome === 'away';
    return outcome;
  }

  /** Tries again what is due. A service that is unavailable for one event is unavailable for all, so one is enough. */
  #retryDue() {
    for (const [id, one] of this.#troubled.waiting) {
      if (this.#signal.aborted || this.#lanes.size >= (this.#isAway ? 1 : this.#bounds.atOnce)) return;
      if (!isDue(one, this.#kit.clock()) || this.#lanes.isBusy(one.stream)) continue;
      this.#during(one.stream, () => this.#retry(id, one));
    }
  }
  async #retry(id: string, { stream, revision }: Waiting) {
    const event = await eventAt(this.#kit.store, stream, revision);
    const cause = event && causeOf(event, this.#reaction, this.#kit);
    if (cause) return this.#handle(cause);
    const { waiting, notes } = this.#troubled;
    await notes.append(ReactionHandled({ position: event?.position ?? 0, eventId: id }));
    waiting.delete(id);
  }

  /** Resolves when there is room for another event. */
  async #room() {
    while (this.#isFull && !this.#signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }
  get #isFull() {
    const { taken, failed } = this.#bounds;
    if (this.#window.size >= taken) return true;
    return this.#troubled.waiting.size >= failed && this.#failed() >= failed;
  }
  /** The number of events that wait because an attempt failed, and not for their time. */
  #failed = () => [...this.#troubled.waiting.values()].filter(({ error }) => error !== undefined).length;
  #isLater = (cause: Cause) => this.#timeOf(cause) > this.#kit.clock();
  #timeOf = (cause: Cause): number => dueAt(this.#reaction, cause);
  #dueSince = (cause: Cause): number => Math.max(cause.event.recordedAt.getTime(), this.#timeOf(cause));
}
