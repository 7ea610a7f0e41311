import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { excludeSystemEvents } from '@eventstore/db-client';
import { type Batch, matches, type Subscribe } from '../port.ts';
import { unless } from '../reader/surely.ts';
import type { Connection } from './connection.ts';
import { asPortError, isDefinite, named } from './errors.ts';
import { openFeed } from './feed.ts';
import { placeOf } from './reads.ts';

/** Called with the reason when a subscription was lost, and how serious that is. The subscription resumes by itself. */
export type OnTrouble = (error: unknown, level: 'warn' | 'debug') => void;
export type Log = {
  connection: Connection;
  head: () => Promise<number>;
  /**
   * Milliseconds without news after which a subscription checks that it has missed nothing. It waits twice as long after
   * each such check, up to `mostBeats` times as long, so that a process costs little while nothing happens.
   */
  heartbeat: number;
  closed: AbortSignal;
  onTrouble: OnTrouble;
};
/** Under load the server drops slow subscribers and expects them to subscribe again. */
const isDrop = (error: unknown) => /Consumer too slow/.test(named(error).message);
const mostBeats = 4;
const backoff = { first: 50, most: 1000, forgottenAfter: 5000 };

/** A subscription that resumes where it was. The client's own ends with its connection. */
export async function* subscribe(log: Log, { after, signal, ...options }: Subscribe): AsyncGenerator<Batch> {
  const ended = AbortSignal.any([signal, log.closed]);
  let position = after === 'start' ? 0 : after === 'end' ? undefined : after;
  for (let failures = 0; !ended.aborted; ) {
    const begun = performance.now();
    try {
      const goal = await unless(ended, log.head());
      if (goal === undefined) return;
      position ??= goal;
      for await (const batch of live(log, position, goal, options, ended)) {
        position = batch.position;
        yield batch;
      }
    } catch (error) {
      if (isDefinite(error)) throw asPortError(error, 'subscription');
      if (ended.aborted) return;
      log.onTrouble(error, isDrop(error) ? 'debug' : 'warn');
      if (performance.now() - begun > backoff.forgottenAfter) failures = 0;
      const rest = Math.min(backoff.most, backoff.first * 2 ** failures++);
      await pause(rest, undefined, { signal: ended }).catch(() => {});
    }
  }
}

/**
 * One subscription of the client. The server filters out its own events, and this function those outside the caller's
 * filter, so that each event moves the position and every position is that of an event. (The server's checkpoints would
 * be positions of its own events, beyond the head, and overtake events in the client's buffers.)
 */
async function* live(
  { connection, head, heartbeat }: Log,
  after: number,
  goal: number,
  { filter, batchSize = 500 }: Pick<Subscribe, 'filter' | 'batchSize'>,
  ended: AbortSignal,
): AsyncGenerator<Batch> {
  const { client, deadline } = connection;
  const wanted = matches(filter);
  const where = { fromPosition: placeOf(after), filter: excludeSystemEvents(), requiresLeader: true };
  const feed = openFeed(client.subscribeToAll(where, { highWaterMark: batchSize }));
  let position = after;
  let heardAt = performance.now();
  let beats = 1;
  try {
    if (position >= goal) yield { events: [], position, caughtUp: true };
    while (!ended.aborted) {
      const events = feed.take(batchSize);
      if (events.length) {
        position = events.at(-1)!.position;
        heardAt = performance.now();
        beats = 1;
        yield { events: events.filter(wanted), position, caughtUp: position >= goal && feed.isEmpty };
        await turn();
        continue;
      }
      const now = await feed.wait(heartbeat * beats, ended);
      if (now === 'over' && !ended.aborted) throw new Error('the server ended the subscription');
      if (now !== 'quiet') continue;
      if (client !== connection.client) throw new Error('the connection was given up');
      // Silence proves nothing. The subscription is complete only if no event is newer than the last one delivered.
      const newest = await unless(ended, head());
      if (newest === undefined || !feed.isEmpty) continue;
      if (newest <= position) {
        heardAt = performance.now();
        beats = Math.min(mostBeats, beats * 2);
        yield { events: [], position, caughtUp: true };
        continue;
      }
      beats = 1;
      if (performance.now() - heardAt > deadline) throw new Error('the subscription has fallen silent');
    }
  } finally {
    feed.stop();
  }
}
