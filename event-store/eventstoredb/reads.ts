import { setImmediate as turn } from 'node:timers/promises';
import { BACKWARDS, END, type ReadPosition, START, StreamNotFoundError } from '@eventstore/db-client';
import { EventStoreUnavailableError, type RecordedEvent } from '../port.ts';
import type { Client, Connection } from './connection.ts';
import { asPortError, isNotLeader, isServerTimeout } from './errors.ts';
import { isSystem, openFeed, type Source } from './feed.ts';

const page = 500;
const tries = 3;
/** Only a position that the log has given: the server finds no event at a number that was made up. */
export const placeOf = (position: number): ReadPosition =>
  position > 0 ? { commit: BigInt(position), prepare: BigInt(position) } : START;

/**
 * Asks until there is an answer, one deadline in all. A node that is not the leader has done nothing and names the one
 * that is. A node whose own time for an append ran out is asked again: it drops a repeat of what it still commits.
 */
export async function ask<T>(
  connection: Connection,
  what: string,
  question: (client: Client) => Promise<T>,
): Promise<T> {
  const until = performance.now() + connection.deadline;
  for (let attempt = 1, speaks = false; ; attempt++) {
    const { client } = connection;
    try {
      return await connection.within(until - performance.now(), client, question(client), { what, speaks });
    } catch (error) {
      speaks ||= isServerTimeout(error);
      if (isServerTimeout(error) && performance.now() < until) continue;
      if (!isNotLeader(error) || attempt >= tries) throw asPortError(error, what);
      await turn(); // the client turns to the leader meanwhile
    }
  }
}

/** Events as they come, in pieces. The client waits for ever for a server that is silent; this does not. */
export async function* read(
  connection: Connection,
  closed: AbortSignal,
  what: string,
  open: (client: Client) => Source,
): AsyncGenerator<RecordedEvent[]> {
  for (let attempt = 1, begun = false; ; attempt++) {
    const { client, deadline } = connection;
    const feed = openFeed(open(client));
    try {
      for (;;) {
        const events = feed.take(page);
        begun ||= events.length > 0;
        if (events.length) yield events;
        const now = events.length ? 'more' : await feed.wait(deadline, closed);
        if (closed.aborted) throw new EventStoreUnavailableError('the event log is closed');
        if (now === 'over') return;
        if (now === 'more') continue;
        connection.replace(client);
        throw new EventStoreUnavailableError(`nothing came within ${deadline} ms`);
      }
    } catch (error) {
      if (error instanceof StreamNotFoundError) return;
      if (begun || !isNotLeader(error) || attempt === tries) throw asPortError(error, what);
      await turn(); // the client turns to the leader meanwhile
    } finally {
      feed.stop();
    }
  }
}

/** Looks for the newest event that is not the server's own; what was looked through once is not read again. */
export function headFinder(connection: Connection, closed: AbortSignal): () => Promise<number> {
  let newest = 0;
  let soughtTo = -1;
  return async () => {
    let end = -1;
    const found = (position = newest) => {
      newest = Math.max(newest, position);
      soughtTo = Math.max(soughtTo, end);
      return newest;
    };
    // Mostly the last event is enough; if not, there may be many of the server's own before ours.
    for (const maxCount of [1, Number.MAX_SAFE_INTEGER]) {
      const options = { direction: BACKWARDS, fromPosition: END, requiresLeader: true, maxCount } as const;
      for await (const events of read(connection, closed, 'head of the log', (client) =>
        client.readAll(options),
      ))
        for (const event of events) {
          end = Math.max(end, event.position);
          if (!isSystem(event)) return found(event.position);
          if (event.position <= soughtTo) return found();
        }
    }
    return found();
  };
}
