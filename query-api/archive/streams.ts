import { refOf } from '../../domain/aggregates.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { EventStore, RecordedEvent } from '../../event-store/port.ts';

/** The kinds of streams that move with an organisation. The others belong to the installation. */
export const movedKinds = [
  ...[
    'organisation',
    'operator',
    'application',
    'person',
    'user',
    'device',
    'invite',
    'recovery',
    'group',
    'helpRequest',
    'transaction',
  ],
  ...['brand', 'keyring', 'directorySync', 'inviteRun', 'radiusClient', 'radiusAccounting', 'passkeySteps'],
];
const filter = { streamPrefixes: movedKinds.map((kind) => `${kind}-`) };

/** The streams of an organisation, and the position before the first event of any of them. */
export type Streams = { names: ReadonlySet<string>; ids: ReadonlySet<string>; before: number };

/** Reads the log once to find the streams. A request for approval belongs to the organisation from its outcome on. */
export async function streamsOf(store: EventStore, organisationId: string): Promise<Streams> {
  const names = new Set<string>();
  const opened = new Map<string, number>();
  let first = Number.POSITIVE_INFINITY;
  for await (const { streamId, metadata, revision, position } of store.readAll({ filter })) {
    const isOwn = (metadata as Metadata).organisationId === organisationId;
    if (isOwn) {
      names.add(streamId);
      first = Math.min(first, opened.get(streamId) ?? position);
      opened.delete(streamId);
    } else if (revision === 0 && streamId.startsWith('transaction-')) opened.set(streamId, position);
    if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
  }
  const ids = new Set([...names].map((name) => refOf(name)!.id));
  return { names, ids, before: first === Number.POSITIVE_INFINITY ? 0 : first - 1 };
}
/** Requests end within minutes, so only the newest may still get their outcome. */
const mostOpened = 100_000;

/** The events of these streams in the order of the log, in batches. */
export async function* eventsIn(
  store: EventStore,
  { names, before }: Streams,
): AsyncIterable<RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const event of store.readAll({ after: before, filter })) {
    if (!names.has(event.streamId) || event.unreadable) continue;
    batch.push(event);
    if (batch.length < 200) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
