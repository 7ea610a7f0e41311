import { application } from '../../domain/application/application.ts';
import { ApplicationDeleted } from '../../domain/application/events.ts';
import { type Happened, lives, ref, streamOf } from '../../domain/kit.ts';
import * as events from '../../domain/radiusClient/events.ts';
import { type RadiusClient, radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import { type Following, follow as followLog } from '../../event-store/reader/follow.ts';
import { currentData } from '../../event-store/vault/unreadable.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { byAddress } from './byAddress.ts';

/** A client as the gateway holds it in memory. The secret is opened when its first packet comes; one that was erased is null. */
export type Client = {
  id: string;
  applicationId: string;
  organisationId: string;
  state: RadiusClient;
  secret: Promise<Buffer | null> | null;
};
type Kept = Omit<Client, 'secret'>;
type Snapshot = { installation: string; position: number; clients: Kept[] };

const types = [...Object.values(events), ApplicationDeleted].map(({ type }) => type);
const streams = [radiusClient, application].map(({ name }) => `${name}-`);
const keptAs = ['radius gateway', 'clients'] as const;
/** The time in milliseconds after which a changed model is stored. The next start reads only the events after it. */
const keepEvery = 60_000;
const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The clients of all applications, folded live in memory from the log, without a database. A start that had to read more
 * than `far` positions stores the model at once, so that the next start is short even if this process ends early.
 */
export function liveClients(
  kit: Pick<Kit, 'store' | 'vault' | 'records' | 'installation' | 'clock' | 'log'>,
  { far = 10_000 } = {},
) {
  const { store, vault, records, installation, clock, log } = kit;
  const all = new Map<string, Client>();
  const ofApplication = new Map<string, Set<string>>();
  const index = byAddress<Client>(({ organisationId }) => organisationId);
  let position = 0;

  function place(client: Client) {
    const others = ofApplication.get(client.applicationId) ?? new Set<string>();
    const [other] = others;
    if (other) {
      // Every event brings its own copies of these ids. Sharing one copy saves memory.
      const { applicationId, organisationId } = all.get(other)!;
      Object.assign(client, { applicationId, organisationId });
    }
    all.set(client.id, client);
    ofApplication.set(client.applicationId, others.add(client.id));
    index.add(client.state.settings!.address, client);
  }
  function forget(client: Client) {
    all.delete(client.id);
    index.remove(client.state.settings!.address, client);
    const others = ofApplication.get(client.applicationId);
    others?.delete(client.id);
    if (!others?.size) ofApplication.delete(client.applicationId);
  }

  function fold(event: RecordedEvent) {
    const [, id = ''] = /^[^-]+-(.+)$/.exec(event.streamId) ?? [];
    if (event.type === ApplicationDeleted.type) {
      for (const each of [...(ofApplication.get(id) ?? [])]) forget(all.get(each)!);
      return;
    }
    const { applicationId = '', organisationId = '' } = event.metadata as Metadata;
    const known = all.get(id);
    const happened = { type: event.type, data: currentData(event) } as Happened;
    const evolve = radiusClient.evolve as Record<
      string,
      (state: RadiusClient, data: unknown) => RadiusClient
    >;
    const state = evolve[happened.type]!(known?.state ?? radiusClient.initial, happened.data);
    const address = known?.state.settings?.address;
    if (known && !lives(state)) return forget(known);
    if (!state.settings || !lives(state)) return;
    if (!known) return place({ id, applicationId, organisationId, state, secret: null });
    known.state = state;
    if (event.type === events.RadiusSecretSet.type) known.secret = null;
    if (address !== state.settings.address) {
      index.remove(address!, known);
      index.add(state.settings.address, known);
    }
  }

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
    const kept = await records.get<Snapshot>(...keptAs);
    if (kept?.installation !== installation || kept.position > (await store.head())) return;
    position = kept.position;
    for (const client of kept.clients) place({ ...client, secret: null });
  }
  const keep = () => {
    const clients = [...all.values()].map(({ secret: _, ...client }) => client);
    const snapshot: Snapshot = { installation, position, clients };
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
    let kept = { at: 0, position: 0 };
    return followLog(
      store,
      {
        name: 'radius-clients',
        filter: { eventTypes: types },
        async from(beginning) {
          if (!position) await restore();
          kept = { at: clock(), position };
          await catchUp(beginning.signal);
          return position;
        },
        async fold(batch) {
          for (const event of batch.events) take(event);
          position = batch.position;
          const isFar = batch.caughtUp && position - kept.position > far;
          if (position === kept.position || (!isFar && clock() - kept.at < keepEvery)) return;
          kept = { at: clock(), position };
          await keep().catch((error) => log.warn({ err: error }, 'the RADIUS clients could not be kept'));
        },
        failed: (error) => log.error({ err: error }, 'the RADIUS gateway reads the log again'),
      },
      signal,
    );
  }

  return { at: index.at, secretOf, follow, size: () => all.size };
}
export type Clients = ReturnType<typeof liveClients>;
