import { setImmediate as turn } from 'node:timers/promises';
import { BACKWARDS, END, type ReadPosition, type ReadStreamOptions, START } from '@eventstore/db-client';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { EventStoreUnavailableError, type RecordedEvent } from '../port.ts';
import type { Client, Connection } from './connection.ts';
import { asPortError, isNotLeader, isReset, isServerTimeout } from './errors.ts';
import { isSystem, openFeed, type Source } from './feed.ts';

/** Events of the server that are held at once, and asked for at once where few are wanted. */
export const page = 500;
const tries = 3;
/** Positions must come from the log, because the server finds no event at an invented number. */
export const placeOf = (position: number): ReadPosition =>
  position > 0 ? { commit: BigInt(position), prepare: BigInt(position) } : START;

type Transform = (response: streams.ReadResp, encoding: BufferEncoding, next: () => void) => void;
/**
 * Opens a read of a stream, which simply ends when there is no such stream. The client would break such a call off, and
 * servers close a connection on which they count too many resets (nghttp2: 1,000, and 33 a second after that).
 */
export function openStream(client: Client, streamId: string, options: ReadStreamOptions): Source {
  const source = client.readStream(streamId, options) as unknown as Source & { _transform: Transform };
  const transform = source._transform.bind(source);
  source._transform = (response, encoding, next) =>
    response.hasStreamNotFound() ? next() : transform(response, encoding, next);
  return source;
}

/**
 * Retries until there is an answer, within one deadline. A node that is not the leader has done nothing and names the
 * leader. A node that ran out of time for an append is asked again, because it drops a repeat of an append that it
 * still commits. So is one that reset the call, because it recognises the repeat of an append by its ids.
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
      if (!(isNotLeader(error) || isReset(error)) || attempt >= tries) throw asPortError(error, what);
      await turn(); // The client switches to the leader meanwhile, if that is why.
    }
  }
}

/**
 * Events in pieces, as they arrive. Unlike the client, it does not wait for ever for a silent server. A server that sends
 * no events yet is not silent as long as `atWork` is called.
 */
export async function* read(
  connection: Connection,
  closed: AbortSignal,
  what: string,
  open: (client: Client, atWork: () => void) => Source,
): AsyncGenerator<RecordedEvent[]> {
  for (let attempt = 1, begun = false, works = false; ; attempt++) {
    const { client, deadline } = connection;
    const atWork = () => {
      works = true;
    };
    const feed = openFeed(open(client, atWork));
    try {
      for (;;) {
        const events = feed.take(page);
        begun ||= events.length > 0;
        if (events.length) yield events;
        const now = events.length ? 'more' : await feed.wait(deadline, closed);
        if (closed.aborted) throw new EventStoreUnavailableError('the event log is closed');
        if (now === 'over') return;
        const isSilent = now === 'quiet' && !works;
        works = false;
        if (!isSilent) continue;
        connection.replace(client);
        throw new EventStoreUnavailableError(`nothing came within ${deadline} ms`);
      }
    } catch (error) {
      const mayRepeat = isNotLeader(error) || isReset(error);
      if (begun || !mayRepeat || attempt === tries) throw asPortError(error, what);
      await turn(); // The client switches to the leader meanwhile, if that is why.
    } finally {
      feed.stop();
    }
  }
}

export type Head = Pick<RecordedEvent, 'position' | 'streamId'>;
/**
 * Finds the newest event that is not the server's own; in an empty log its position is 0. Events checked once are not
 * read again.
 */
export function headFinder(connection: Connection, closed: AbortSignal): () => Promise<Head> {
  let newest: Head = { position: 0, streamId: '' };
  let soughtTo = -1;
  return async () => {
    let end = -1;
    const found = ({ position, streamId } = newest) => {
      if (position > newest.position) newest = { position, streamId };
      soughtTo = Math.max(soughtTo, end);
      return newest;
    };
    // Usually the last event is enough; otherwise many of the server's own may come before ours.
    for (const maxCount of [1, Number.MAX_SAFE_INTEGER]) {
      const options = { direction: BACKWARDS, fromPosition: END, requiresLeader: true, maxCount } as const;
      for await (const events of read(connection, closed, 'head of the log', (client) =>
        client.readAll(options),
      ))
        for (const event of events) {
          end = Math.max(end, event.position);
          if (!isSystem(event)) return found(event);
          if (event.position <= soughtTo) return found();
        }
    }
    return found();
  };
}
