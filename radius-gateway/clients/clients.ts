import { application } from '../../domain/application/application.ts';
import { ApplicationDeleted } from '../../domain/application/events.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import * as events from '../../domain/radiusClient/events.ts';
import { radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import { type Following, follow as followLog } from '../../event-store/reader/follow.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Client, foldedClients, type Kept } from './folded.ts';

export type { Client } from './folded.ts';

type Snapshot = { installation: string; position: number; clients: Kept[] };

const types = [...Object.values(events), ApplicationDeleted].map(({ type }) => type);
const streams = [radiusClient, application].map(({ name }) => `${name}-`);
const keptAs = ['radius gateway', 'clients'] as const;
/** The time in milliseconds after which a changed model is stored. The next start reads only the events after it. */
const keepEvery = 60_000;
const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The clients of all applications, folded live in memory from the log, without a database. What a start had to read is stored
 * at once, so that the next start is short even if this process ends early.
 */
export function liveClients(
  kit: Pick<Kit, 'store' | 'vault' | 'records' | 'installation' | 'clock' | 'log'>,
) {
  const { store, vault, records, installation, clock, log } = kit;
  const { at, fold, place, kept, size } = foldedClients();
  let position = 0;

  async function opened(id: string): Promise<Buffer | null> {
    const stream = streamOf(ref(radiusClient, id));
    for await (const event of store.readStream(stream, { direction: 'backwards' })) {
      if (event.type !== events.RadiusSecretSet.type) continue;
      const [read] = await vault.open([event], ['secret']);
      const { value } = read!.data as { value: string | null };
      return value === null ? null : Buffer.from(value);
    }
    return null;
  }
  /** The secret of a client. A failure to read it is not remembered. */
  const secretOf = (client: Client): Promise<Buffer | null> =>
    (client.secret ??= opened(client.id).catch((error) => {
      client.secret = null;
      throw error;
    }));

  async function restore() {
    const snapshot = await records.get<Snapshot>(...keptAs);
    if (snapshot?.installation !== installation || snapshot.position > (await store.head())) return;
    position = snapshot.position;
    for (const client of snapshot.clients) place(client);
  }
  const keep = () => {
    const snapshot: Snapshot = { installation, position, clients: kept() };
    return records.put(...keptAs, snapshot, { expiresAt: clock() + year });
  };

  function take(event: RecordedEvent) {
    if (event.unreadable)
      log.error({ err: event.unreadable }, 'the RADIUS gateway leaves out a damaged event');
    else fold(event);
    position = event.position;
  }
  /** Reads the events after the model until now. The embedded log finds the relevant streams among any number. */
  async function catchUp(signal: AbortSignal) {
    const head = await store.head();
    const filter = { streamPrefixes: streams, eventTypes: types };
    for await (const event of store.readAll({ after: position, filter })) {
      if (signal.aborted || event.position > head) break;
      take(event);
    }
    if (!signal.aborted) position = Math.max(position, head);
  }

  /** Follows the log until the signal aborts. After a failure it goes on where it was. */
  function follow(signal: AbortSignal): Following {
    let last = { at: 0, position: 0 };
    return followLog(
      store,
      {
        name: 'radius-clients',
        filter: { eventTypes: types },
        async from(beginning) {
          if (!position) await restore();
          // What is read from here on is due at once.
          last = { at: Number.NEGATIVE_INFINITY, position };
          await catchUp(beginning.signal);
          return position;
        },
        async fold(batch) {
          for (const event of batch.events) take(event);
          position = batch.position;
          if (position === last.position || clock() - last.at < keepEvery) return;
          last = { at: clock(), position };
          await keep().catch((error) => log.warn({ err: error }, 'the RADIUS clients could not be kept'));
        },
        failed: (error) => log.error({ err: error }, 'the RADIUS gateway reads the log again'),
      },
      signal,
    );
  }

  return { at, secretOf, follow, size };
}
export type Clients = ReturnType<typeof liveClients>;
