import { eventTypes, refOf } from './domain/aggregates.ts';
import { limitKinds, type UniqueKind, uniqueKinds } from './domain/claims.ts';
import { type Claim, ref, type State, streamOf, upcast } from './domain/kit.ts';
import { plan } from './domain/plan/plan.ts';
import { ReservationAbandoned } from './domain/reservation/events.ts';
import { importCall, type Metadata } from './event-store/metadata.ts';
import { hasKind } from './event-store/states/loadedState.ts';
import { hashKeySubject } from './event-store/vault/vault.ts';
import { formChecks } from './importForms.ts';
import type { EventLine, WrittenClaim } from './query-api/archive/format.ts';
import { type Archive, CannotImportError } from './query-api/archive/read.ts';
import { movedKinds } from './query-api/archive/streams.ts';
import type { Kit } from './server-kit/kit.ts';

/** Refuses an organisation that was imported, or deleted here. */
export async function refuseSecond({ store }: Kit, stream: string) {
  for await (const { metadata, type } of store.readStream(stream)) {
    if (type === 'OrganisationDeleted')
      throw new CannotImportError('This organization was deleted here. Ids are never used again.');
    if ((metadata as Metadata).call === importCall)
      throw new CannotImportError('This organization was imported already.');
  }
}

/** Refuses a plan that is not here, before anything is written. */
export async function mustSell({ executor }: Kit, planId: string) {
  const { state } = await executor.look(ref(plan, planId), { fresh: true });
  if (state.status !== 'active')
    throw new CannotImportError(
      `There is no plan ${planId} here, so nothing was imported. Name another one by --plan.`,
    );
}

/** Reads all events and keys, before anything is written. Returns the claims of what lives, by its stream. */
export async function examine(kit: Kit, archive: Archive): Promise<Map<string, Claim[]>> {
  const { events, keys, about } = archive;
  const states = new Map<string, State>();
  const claims = new Map<string, Claim[]>();
  const found: Found = { streams: new Map(), named: new Set() };
  const forms = await formChecks(archive);
  try {
    for await (const event of events()) {
      await forms.check(event);
      note(found, event);
      const target = mustBelong(event, about.organisationId);
      const state = states.get(event.stream) ?? target.of.initial;
      states.set(event.stream, stateAfter(target.of.evolve, state, event));
      claims.set(event.stream, heldAfter(claims.get(event.stream) ?? [], event));
    }
  } finally {
    await forms.close();
  }
  if (!states.has(`organisation-${about.organisationId}`))
    throw new CannotImportError('The backup has no organization.');
  await refuseForeign(kit, found, { keys: keys(), organisationId: about.organisationId });
  const now = new Date(kit.clock());
  const living = [...claims]
    .map(([stream, all]) => [stream, stillHeld(stream, states.get(stream)!, all, now)] as const)
    .filter(([, all]) => all.length);
  await refuseTaken(kit, living, found);
  return new Map(living);
}

/** What a stream has claimed after an event: as in the log, a later claim takes the place of the earlier one of its kind. */
function heldAfter(before: Claim[], { claims }: EventLine): Claim[] {
  const taken = claims.map(claimOf);
  return [...before.filter(({ kind }) => !taken.some((each) => each.kind === kind)), ...taken];
}
/** What somebody holds for good: not what was deleted, has given its place away, or has lapsed, so that others may have its name. */
function stillHeld(stream: string, state: State, claims: Claim[], now: Date): Claim[] {
  const { of } = refOf(stream)!;
  const isOver = of.lapsed?.(state, now) ?? false;
  return claims.filter((claim) => hasKind(of, state, claim.kind) && !(isOver && 'value' in claim));
}

function mustBelong({ stream, type, metadata }: EventLine, organisationId: string) {
  const target = refOf(stream);
  const owner = metadata.organisationId ?? organisationId;
  const isOwn = stream.startsWith('organisation-') ? stream === `organisation-${organisationId}` : true;
  if (!target || !movedKinds.includes(target.of.name) || owner !== organisationId || !isOwn)
    throw new CannotImportError(`The backup has an event of another organization: ${type} in ${stream}.`);
  return target;
}

function stateAfter(
  evolve: Record<string, unknown>,
  state: State,
  { type, data, metadata }: EventLine,
): State {
  const apply = evolve[type] as ((state: State, data: unknown) => State) | undefined;
  try {
    return apply ? apply(state, upcast(eventTypes.get(type)!, data, metadata.version)) : state;
  } catch (cause) {
    throw new CannotImportError(`The backup has an event that cannot be: ${type}.`, { cause });
  }
}

function claimOf(written: WrittenClaim): Claim {
  const known: object = 'of' in written ? limitKinds : uniqueKinds;
  if (!(written.kind in known)) throw new CannotImportError(`This release does not know ${written.kind}.`);
  return written as Claim;
}

/** The events of a backup by stream, and all ids that they name: of what is above them, of who did it, and any others. */
type Found = { streams: Map<string, Set<string>>; named: Set<string> };
/** What would give those of a backup a part in what others have, if it could name one of these. */
const streamsNamed = ['organisation', 'application', 'group', 'person', 'user', 'operator'];
/** An id, wherever it stands: in a list, within other fields, or in the value of a claim. */
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function note({ streams, named }: Found, event: EventLine) {
  const { stream, data, claims } = event;
  streams.set(stream, (streams.get(stream) ?? new Set()).add(event.id));
  // Requests and events have ids of their own, of which no stream has the name.
  const { correlationId: _, causationId: __, ...said } = event.metadata;
  for (const [each] of JSON.stringify([data, said, claims]).matchAll(id)) named.add(each);
}

/** Refuses a backup that reaches into what others have here: streams, keys, people, applications or places. */
async function refuseForeign(
  { store }: Kit,
  { streams, named }: Found,
  { keys, organisationId }: { keys: ReturnType<Archive['keys']>; organisationId: string },
) {
  const foreign = (what: string) =>
    new CannotImportError(`Others have ${what} here, so nothing was imported. The backup was edited.`);
  for (const [stream, ids] of streams)
    for await (const { id, type, metadata } of store.readStream(stream)) {
      // An earlier attempt, or somebody who wanted the same meanwhile, has freed what it took.
      if (type === ReservationAbandoned.type) continue;
      if (!ids.has(id) || !(metadata as Metadata).imported) throw foreign(stream);
    }
  const own = new Set([...streams.keys()].map((stream) => refOf(stream)!.id));
  for (const id of named)
    for (const kind of own.has(id) ? [] : streamsNamed)
      for await (const _ of store.readStream(`${kind}-${id}`, { maxCount: 1 }))
        throw foreign(`${kind}-${id}`);
  for await (const { subject } of keys)
    if (!own.has(subject) && subject !== hashKeySubject(organisationId))
      throw new CannotImportError(`The backup has a key that is not its own: ${subject}.`);
}

/** Refuses names and addresses that others have here, who are not of the backup. */
async function refuseTaken(
  { executor }: Kit,
  held: readonly (readonly [string, Claim[]])[],
  { streams }: Found,
) {
  const taken: string[] = [];
  for (const [, claims] of held)
    for (const claim of claims) {
      if (!('value' in claim)) continue;
      const holder = await executor.reserved.keeperOf(claim.kind as UniqueKind, claim.value);
      if (holder && !streams.has(streamOf(holder))) taken.push(`${claim.kind} ${claim.value}`);
    }
  if (!taken.length) return;
  const some = [...new Set(taken)].slice(0, 5).join(', ');
  throw new CannotImportError(`Others have the same here, so nothing was imported: ${some}.`);
}
