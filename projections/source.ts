import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { SubjectErased } from '../domain/erasure/events.ts';
import { type EventType, NewerEventError, upcast } from '../domain/kit.ts';
import { type Mark, markOf } from '../domain/marks.ts';
import type { Metadata } from '../event-store/metadata.ts';
import type { AllFilter, EventStore, RecordedEvent } from '../event-store/port.ts';
import { BrokenSealError } from '../event-store/vault/vault.ts';
import { folds } from './fold.ts';
import type { ReadModel, Recorded } from './kit.ts';

export type Kind = Mark['kind'];
type Opened = RecordedEvent & { origin?: Recorded['origin'] };
/** What projections need of the vault: marked values put back where this reader may see them, null once erased. */
export type Opens = {
  open(events: RecordedEvent[], kinds?: Kind[]): Promise<readonly Opened[]> | readonly Opened[];
};
/** Where events come from: the log, how old ones become current, and who opens what is sealed. */
export type Source = {
  store: EventStore;
  registry: ReadonlyMap<string, EventType>;
  vault?: Opens | undefined;
};
/** What each model is to fold of a batch. */
export type Seen = Map<ReadModel, Recorded[]>;

/** The kinds of sealed values that a model has columns for; it sees null for all others. */
export const kindsOf = (model: ReadModel): Kind[] => {
  const marks = Object.values(model.row.shape as Record<string, z.ZodType>).map(markOf);
  return (['personal', 'secret'] as const).filter((kind) => marks.some((mark) => mark?.kind === kind));
};

/** An event as folds see it. One that cannot be upcast throws when a fold looks at its data, and so parks that row. */
export function recorded(event: Opened, registry: Source['registry']): Recorded {
  const { version, at, sealed: _sealed, claims: _claims, ...about } = event.metadata as Metadata;
  const dash = event.streamId.indexOf('-');
  const { id: eventId, type, position, revision, origin } = event;
  const kind = event.streamId.slice(0, dash);
  const made = { ...about, id: event.streamId.slice(dash + 1), kind, eventId, type, at, position, revision };
  const declared = registry.get(type);
  const withOrigin = origin ? { ...made, origin } : made;
  try {
    const { data } = event;
    return { ...withOrigin, data: declared ? upcast(declared, data, version) : data };
  } catch (error) {
    const damage = event.unreadable ?? (error instanceof NewerEventError ? error : undefined);
    return withoutData(damage ? { ...withOrigin, damage } : withOrigin, error);
  }
}

/** Opens a batch at once. A broken seal is that event's own trouble: it parks the rows whose folds look at its data. */
async function open(vault: Opens, events: RecordedEvent[], kinds: Kind[]): Promise<readonly Opened[]> {
  try {
    return await vault.open(events, kinds);
  } catch (error) {
    if (!(error instanceof BrokenSealError)) throw error;
    if (events.length === 1) return [withoutData({ ...events[0]! }, error)];
    const each: Opened[] = [];
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

/** Gives each model its events of a batch, opened only as far as its columns need. */
export async function seenBy(
  { vault, registry }: Source,
  models: readonly ReadModel[],
  events: RecordedEvent[],
): Promise<Seen> {
  const seen: Seen = new Map();
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

/** The types that any model folds, or everything when one folds every event. */
export function filterFor(models: readonly ReadModel[]): AllFilter | undefined {
  const types = new Set(models.flatMap(({ wants }) => [...wants]));
  return types.has('*') ? undefined : { eventTypes: [...types, SubjectErased.type] };
}

/** Batches of the log after a position up to and including another. Lets others run in between. */
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
