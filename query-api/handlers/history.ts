import { sql } from 'kysely';
import { eventTypes, refOf } from '../../domain/aggregates.ts';
import { type GatewayName, gatewayNames } from '../../domain/gateways.ts';
import type { Aggregate } from '../../domain/kit.ts';
import { cutMarked, restored } from '../../domain/marks.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import { advance, emptyState } from '../../event-store/states/loadedState.ts';
import { parkedRows } from '../../projections/database/tables.ts';
import { foldBatch } from '../../projections/fold.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { memoryTable } from '../../projections/memory.ts';
import { radiusClients } from '../../projections/models/radius/radiusClients.ts';
import { models } from '../../projections/models.ts';
import { eventsFor } from '../../projections/source.ts';
import { type ReactionsProgress, reactionsRecord } from '../../server-kit/behind.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { leadersOf } from '../../server-kit/following/leaders.ts';
import { silentGateways } from '../../server-kit/following/listening.ts';
import type { QueryKit } from '../kit.ts';

/** Replaces secrets by a word, because they are not opened here. */
function withoutSecrets({ type, data }: RecordedEvent, placeholders: unknown): unknown {
  const schema = eventTypes.get(type)?.schema;
  if (!schema || !placeholders) return data;
  const { cuts } = cutMarked(schema, placeholders);
  return restored(
    data,
    cuts.filter(({ mark }) => mark.kind === 'secret').map(({ path }) => ({ path, value: 'secret' })),
  );
}
/** Data with a placeholder for every null, so that the positions of the marks can be found again. */
const filled = (data: unknown): unknown =>
  data && typeof data === 'object' && !Array.isArray(data)
    ? Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, value === null ? '?' : filled(value)]),
      )
    : data;

const spelled = (name: string) => name.replaceAll('_', '').toLowerCase();
/** The model with a row for each aggregate of a kind: the one named after it in the plural. */
const modelOf = ({ name }: Aggregate): ReadModel | undefined =>
  models.find((model) => spelled(model.name) === spelled(`${name}s`));

/** Which gateways answer. That of RADIUS is needed only where a client is. */
async function gatewaysOf({ config, records, db }: QueryKit) {
  const silent = await silentGateways({ records });
  const hasClients = async () =>
    (await sql`select 1 from ${sql.id(radiusClients.name)} limit 1`.execute(db)).rows.length > 0;
  const state = async (name: GatewayName): Promise<'answers' | 'silent' | 'unused'> => {
    if (!silent.includes(name)) return 'answers';
    const isUnused = name === 'radius' && (config.RADIUS_AUTH_PORT === 'off' || !(await hasClients()));
    return isUnused ? 'unused' : 'silent';
  };
  return Promise.all(gatewayNames.map(async (name) => ({ name, state: await state(name) })));
}

/** Handlers for event history, which read the log. */
export function historyHandlers(kit: QueryKit) {
  const { store, vault, db, records } = kit;
  function shown(
    event: RecordedEvent & { source?: { ip?: string | null; userAgent?: string | null } },
    raw: RecordedEvent,
  ) {
    const { at, actor, call, correlationId } = event.metadata as Metadata;
    return {
      id: event.id,
      stream: event.streamId,
      revision: event.revision,
      position: String(event.position),
      type: event.type,
      at,
      actor: { role: actor.role, id: actor.id },
      ip: event.source?.ip ?? null,
      userAgent: event.source?.userAgent ?? null,
      call: call ?? null,
      correlationId,
      data: raw.unreadable ? { unreadable: raw.unreadable.message } : withoutSecrets(event, filled(raw.data)),
    };
  }
  return {
    async streamEvents({ stream, from = 0, count = 100 }) {
      const raw = await Array.fromAsync(store.readStream(stream, { from, maxCount: count }));
      if (!raw.length && !from) refuse('request.missing', { stream: true });
      const opened = await vault.open(raw, ['personal']);
      return { events: opened.map((event, i) => shown(event, raw[i]!)) };
    },

    /**
     * Replays the model's own folds for one row over its stream. Names and counts from other streams are not included.
     * Without such a model it is the state by which the rules decide.
     */
    async asOf({ stream, position }) {
      const found = refOf(stream);
      if (!found) return { model: null, row: null };
      const model = modelOf(found.of);
      const table = memoryTable();
      let known = emptyState(found);
      for await (const event of store.readStream(stream)) {
        if (event.position > Number(position)) break;
        if (model) {
          const seen = await eventsFor({ store, vault, registry: eventTypes }, [model], [event]);
          foldBatch(model, table, seen.get(model) ?? []);
        } else {
          const [opened] = await vault.open([event], ['personal']);
          known = advance(found, known, opened!);
        }
      }
      if (model) return { model: model.name, row: table.get(found.id) ?? null };
      return { model: found.of.name, row: known.revision < 0 ? null : known.state };
    },

    async reactions() {
      const told = await records.get<ReactionsProgress>(...reactionsRecord);
      const reactions = Object.entries(told?.behind ?? {}).map(([name, behind]) => ({ name, ...behind }));
      const { reactions: leader, 'read models': readModels } = await leadersOf({ records });
      const since = told?.since ?? null;
      return { errorCode: 0, since, leader, readModels, gateways: await gatewaysOf(kit), reactions };
    },

    async parked() {
      const rows = await parkedRows(db);
      return rows.map(({ model, row, position, error }) => ({
        model,
        row,
        position: String(position),
        error,
      }));
    },
  } satisfies QueryHandlers;
}
