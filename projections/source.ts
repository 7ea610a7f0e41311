import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { SubjectErased } from '../domain/erasure/events.ts';
import { type EventType, NewerEventError, upcast } from '../domain/kit.ts';
import { type Mark, markOf } from '../domain/marks.ts';
import type { Metadata } from '../event-store/metadata.ts';
import type { AllFilter, EventStore, RecordedEvent } from '../event-store/port.ts';
import { BrokenSealError } from '../event-store/vault/keyring.ts';
import { folds } from './fold.ts';
import type { ReadModel, Recorded } from './kit.ts';

export type Kind = Mark['kind'];
type OpenedEvent = RecordedEvent & { source?: Recorded['source'] };
/** The part of the vault that projections use: it restores marked values that this reader may see; erased ones are null. */
export type Opener = {
  open(events: RecordedEvent[], kinds?: Kind[]): Promise<readonly OpenedEvent[]> | readonly OpenedEvent[];
};
/** Where events come from: the log, the registry that upcasts old ones, and the vault that opens sealed values. */
export type Source = {
  store: EventStore;
  registry: ReadonlyMap<string, EventType>;
  vault?: Opener | undefined;
};
/** The events of a batch that each model has to fold. */
export type EventsByModel = Map<ReadModel, Recorded[]>;

/** The kinds of sealed values that a model has columns for. It receives null for all others. */
export const kindsOf = (model: ReadModel): Kind[] => {
  const marks = Object.values(model.row.shape as Record<string, z.ZodType>).map(markOf);
  return (['personal', 'secret'] as const).filter((kind) => marks.some((mark) => mark?.kind === kind));
};

/** An event as folds receive it. If it cannot be upcast, it throws when a fold reads its data, which parks that row. */
export function recorded(event: OpenedEvent, registry: Source['registry']): Recorded {
  const { version, at, sealed: _sealed, claims: _claims, ...about } = event.metadata as Metadata;
  const dash = event.streamId.indexOf('-');
  const { id: eventId, type, position, revision, source } = event;
  const kind = event.streamId.slice(0, dash);
  const made = { ...about, id: event.streamId.slice(dash + 1), kind, eventId, type, at, position, revision };
  const declared = registry.get(type);
  const withSource = source ? { ...made, source } : made;
  try {
    const { data } = event;
    return { ...withSource, data: declared ? upcast(declared, data, version) : data };
  } catch (error) {
    const damage = event.unreadable ?? (error instanceof NewerEventError ? error : undefined);
    return withoutData(damage ? { ...withSource, damage } : withSource, error);
  }
}

/** Opener a batch at once. A broken seal affects only its own event: it parks the rows whose folds read its data. */
async function open(vault: Opener, events: RecordedEvent[], kinds: Kind[]): Promise<readonly OpenedEvent[]> {
  try {
    return await vault.open(events, kinds);
  } catch (error) {
    if (!(error instanceof BrokenSealError)) throw error;
    if (events.length === 1) return [withoutData({ ...events[0]! }, error)];
    const each: OpenedEvent[] = [];
    for (const event of events) each.push(...(await open(vault, [event], kinds)));
    return each;
  }
}

const withoutData = <T extends object>(event: T, error: unknown): T & { data: unknown } => {
  const get = () => {
    throw error;
  };
  return Object.defineProperty(event, 'data', { get, enumerable: true }) as T & { data: unknown };
};

/** The events of a batch for each model, opened only as far as its columns need. */
export async function eventsFor(
  { vault, registry }: Source,
  models: readonly ReadModel[],
  events: RecordedEvent[],
): Promise<EventsByModel> {
  const seen: EventsByModel = new Map();
  const groups = Map.groupBy(models, (model) => kindsOf(model).join());
  for (const group of groups.values()) {
    const byType = new Map<string, ReadModel[]>();
    for (const { type } of events)
      if (!byType.has(type))
        byType.set(
          type,
          group.filter((model) => folds(model, type)),
        );
    const wanted = events.filter(({ type }) => byType.get(type)!.length);
    const kinds = kindsOf(group[0]!);
    const opened = kinds.length && vault && wanted.length ? await open(vault, wanted, kinds) : wanted;
    for (const event of opened) {
      const current = recorded(event, registry);
      for (const model of byType.get(event.type)!) {
        const mine = seen.get(model);
        if (mine) mine.push(current);
        else seen.set(model, [current]);
      }
    }
  }
  return seen;
}

/** The event types that any model folds, or undefined for all when one model folds every event. */
export function filterFor(models: readonly ReadModel[]): AllFilter | undefined {
  const types = new Set(models.flatMap(({ wants }) => [...wants]));
  return types.has('*') ? undefined : { eventTypes: [...types, SubjectErased.type] };
}

/** Batches of the log after one position up to and including another. Yields to other work in between. */
export async function* batchesOf(
  store: EventStore,
  after: number,
  to: number,
  filter: AllFilter | undefined,
  size = 1000,
): AsyncIterable<RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const event of store.readAll({ after, ...(filter ? { filter } : {}) })) {
    if (event.position > to) break;
    if (batch.push(event) < size) continue;
    yield batch;
    batch = [];
    await setImmediate();
  }
  if (batch.length) yield batch;
}
