import { setImmediate as turn } from 'node:timers/promises';
import { ClaimedError } from '../claimTable.ts';
import { type Appended, EventStoreUnavailableError, WrongExpectedRevisionError } from '../port.ts';
import type { AppendRequest, Outcome, Request } from './log.ts';
import { page } from './reading.ts';
import type { Writer } from './writer.ts';

type QueuedWrite = {
  request: Request;
  resolve: (appended: Appended) => void;
  reject: (error: Error) => void;
};

/** A queue longer than this is written in two batches, so that one is sent while the disk takes the other. */
const oneBatch = 32;

/** What waits for the disk. `wrote` is called after each batch. */
export class WriteQueue {
  #queue: QueuedWrite[] = [];
  /** How many loops write batches now, and when all that were started have ended. */
  #draining = 0;
  #drained: Promise<unknown> = Promise.resolve();
  #writer: Writer;
  #wrote: () => void;

  constructor(writer: Writer, wrote: () => void) {
    this.#writer = writer;
    this.#wrote = wrote;
  }

  /** Resolves once it is durable. */
  write(request: Request): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      if (this.#draining < (this.#queue.length > oneBatch ? 2 : 1))
        this.#drained = Promise.all([this.#drained, this.#drain()]);
    });
  }

  /** Writes one batch after the other while more queue, so the disk sets the pace rather than a timer. */
  async #drain() {
    this.#draining += 1;
    for (;;) {
      await turn(); // Everything requested in this turn goes into one batch.
      const batch = this.#nextBatch();
      if (!batch.length) break;
      const outcomes = await this.#outcomes(batch.map(({ request }) => request));
      batch.forEach((waiting, i) => {
        settle(waiting, outcomes[i]!);
      });
      this.#wrote();
    }
    this.#draining -= 1;
  }
  /** Takes the queue or, of a long one, half; never more events than are read at once, except in one append. */
  #nextBatch() {
    const { length } = this.#queue;
    let size = 0;
    const tooMany = this.#queue.findIndex(({ request }) => (size += sizeOf(request)) > page);
    const most = tooMany < 0 ? length : Math.max(1, tooMany);
    return this.#queue.splice(0, length > oneBatch ? Math.min(most, Math.ceil(length / 2)) : most);
  }
  async #outcomes(requests: Request[]): Promise<Outcome[]> {
    try {
      return await this.#writer.write(requests);
    } catch (error) {
      return requests.map(() => ({ failed: String(error) }));
    }
  }

  /** Resolves once everything that was waiting is written. */
  async drained() {
    await this.#drained;
  }
}

const sizeOf = (request: Request) => ('events' in request ? request.events.length : 1);

function settle({ request, resolve, reject }: QueuedWrite, outcome: Outcome) {
  if ('position' in outcome) resolve(outcome);
  else if ('claimed' in outcome) reject(new ClaimedError(outcome.claimed));
  else if ('conflict' in outcome) {
    const { stream, expected } = request as AppendRequest;
    reject(new WrongExpectedRevisionError(stream, expected, outcome.conflict));
  } else if ('refused' in outcome)
    reject(new TypeError(`${'stream' in request && request.stream} cannot take this: ${outcome.refused}`));
  else reject(new EventStoreUnavailableError(outcome.failed));
}
