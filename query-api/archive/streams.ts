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

/** The streams of an organisation, and a position before the first event of any of them: 0, or that of another event. */
export type Streams = { names: ReadonlySet<string>; ids: ReadonlySet<string>; before: number };

/** Reads the log once to find the streams. A request for approval belongs to the organisation from its outcome on. */
export async function streamsOf(store: EventStore, organisationId: string): Promise<Streams> {
  const names = new Set<string>();
  const opened = new Map<string, number>();
  let before = Number.POSITIVE_INFINITY;
  let previous = 0;
  for await (const { streamId, metadata, revision, position } of store.readAll({ filter })) {
    const isOwn = (metadata as Metadata).organisationId === organisationId;
    if (isOwn) {
      names.add(streamId);
      before = Math.min(before, opened.get(streamId) ?? previous);
      opened.delete(streamId);
    } else if (revision === 0 && streamId.startsWith('transaction-')) opened.set(streamId, previous);
    if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
    previous = position;
  }
  const ids = new Set([...names].map((name) => refOf(name)!.id));
  return { names, ids, before: names.size ? before : 0 };
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
