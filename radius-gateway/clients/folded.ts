import { ApplicationDeleted } from '../../domain/application/events.ts';
import { type Happened, lives } from '../../domain/kit.ts';
import * as events from '../../domain/radiusClient/events.ts';
import { type RadiusClient, radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import { currentData } from '../../event-store/vault/unreadable.ts';
import { byAddress } from './byAddress.ts';

/** A client as the gateway holds it in memory. The secret is opened when its first packet comes; one that was erased is null. */
export type Client = {
  id: string;
  applicationId: string;
  organisationId: string;
  state: RadiusClient;
  secret: Promise<Buffer | null> | null;
};
/** A client as it is kept for the next start. */
export type Kept = Omit<Client, 'secret'>;

/** Clients in memory, as events make them, and found by their addresses. */
export function foldedClients() {
  const all = new Map<string, Client>();
  const ofApplication = new Map<string, Set<string>>();
  const index = byAddress<Client>(({ organisationId }) => organisationId);

  function place(kept: Kept) {
    const client: Client = { ...kept, secret: null };
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
    if (known && !lives(state)) {
      forget(known);
      // Requests that wait see it there.
      known.state = state;
      return;
    }
    if (!state.settings || !lives(state)) return;
    if (!known) return place({ id, applicationId, organisationId, state });
    known.state = state;
    if (event.type === events.RadiusSecretSet.type) known.secret = null;
    if (address !== state.settings.address) {
      index.remove(address!, known);
      index.add(state.settings.address, known);
    }
  }

  return {
    at: index.at,
    place,
    fold,
    kept: (): Kept[] => [...all.values()].map(({ secret: _, ...client }) => client),
    size: () => all.size,
  };
}
