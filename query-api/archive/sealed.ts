import type { Metadata } from '../../event-store/metadata.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import type { QueryKit } from '../kit.ts';
import { claimsOf } from './claims.ts';
import { type EventLine, formatName, formatVersion, type Manifest } from './format.ts';
import { eventsIn, type Streams } from './streams.ts';

const keysAtOnce = 500;
const line = (value: unknown) => `${JSON.stringify(value)}\n`;

/** What the archive is. */
export const manifestOf = ({ installation, config, clock }: QueryKit, organisationId: string): Manifest => ({
  ...{ format: formatName, version: formatVersion, installation, baseDomain: config.BASE_DOMAIN },
  ...{ organisationId, madeAt: new Date(clock()).toISOString() },
});

/** The keys of the organisation's people and secrets. Those of others, such as the staff, are not among them. */
export async function* keyLines({ vault }: Pick<QueryKit, 'vault'>, { ids }: Streams): AsyncIterable<string> {
  const subjects = [...ids];
  for (let at = 0; at < subjects.length; at += keysAtOnce)
    for (const key of await vault.keysOf(subjects.slice(at, at + keysAtOnce))) yield line(key);
}

/** These, and the key by which the organisation knows entries of directories again. */
export async function* movedKeyLines(
  kit: Pick<QueryKit, 'vault'>,
  streams: Streams,
  organisationId: string,
): AsyncIterable<string> {
  yield* keyLines(kit, streams);
  yield line(await kit.vault.hashKeyOf(organisationId));
}

/** The events as they are in the log. What is sealed for others, or for people who were erased, is left out. */
export async function* eventLines(kit: QueryKit, streams: Streams): AsyncIterable<string> {
  const living = new Set<string>();
  for await (const key of keyLines(kit, streams))
    living.add((JSON.parse(key) as { subject: string }).subject);
  for await (const events of eventsIn(kit.store, streams))
    for (const event of events) yield line(await eventLine(kit, event, living));
}

async function eventLine(kit: QueryKit, event: RecordedEvent, living: Set<string>): Promise<EventLine> {
  const { streamId: stream, id, type, data } = event;
  const { claims: _, keys: __, sealed = [], ...metadata } = event.metadata as Metadata;
  const kept = sealed.filter(({ subject }) => living.has(subject));
  return {
    ...{ stream, id, type, data },
    metadata: { ...metadata, ...(kept.length && { sealed: kept }) },
    claims: await claimsOf(kit, event),
  };
}

/** The events for people to read: with personal data, and without secrets. */
export async function* historyLines({ store, vault }: QueryKit, streams: Streams): AsyncIterable<string> {
  for await (const events of eventsIn(store, streams))
    for (const { streamId: stream, type, data, metadata } of await vault.open(events, ['personal'])) {
      const { at, actor, call } = metadata as Metadata;
      yield line({ at, stream, type, actor: { role: actor.role, id: actor.id }, call, data });
    }
}
