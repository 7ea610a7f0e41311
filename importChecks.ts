import { eventTypes, refOf } from './domain/aggregates.ts';
import { limitKinds, type UniqueKind, uniqueKinds } from './domain/claims.ts';
import { type Claim, lives, ref, type State, streamOf, upcast } from './domain/kit.ts';
import { plan } from './domain/plan/plan.ts';
import { importCall, type Metadata } from './event-store/metadata.ts';
import type { EventLine, WrittenClaim } from './query-api/archive/format.ts';
import { type Archive, CannotImportError } from './query-api/archive/read.ts';
import { movedKinds } from './query-api/archive/streams.ts';
import type { Kit } from './server-kit/kit.ts';

/** Refuses an organisation that was imported, or deleted here. */
export async function refuseSecond({ store }: Kit, stream: string) {
  for await (const { metadata, type } of store.readStream(stream)) {
    if (type === 'OrganisationDeleted')
      throw new CannotImportError('This organisation was deleted here. Ids are never used again.');
    if ((metadata as Metadata).call === importCall)
      throw new CannotImportError('This organisation was imported already.');
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
export async function examine(kit: Kit, { events, keys, about }: Archive): Promise<Map<string, Claim[]>> {
  const states = new Map<string, State>();
  const claims = new Map<string, Claim[]>();
  const found: Found = { streams: new Map(), above: new Set() };
  for await (const event of events()) {
    note(found, event);
    const target = mustBelong(event, about.organisationId);
    const state = states.get(event.stream) ?? target.of.initial;
    states.set(event.stream, stateAfter(target.of.evolve, state, event));
    const held = event.claims.map(claimOf);
    if (held.length) claims.set(event.stream, [...(claims.get(event.stream) ?? []), ...held]);
  }
  if (!states.has(`organisation-${about.organisationId}`))
    throw new CannotImportError('The backup has no organisation.');
  await refuseForeign(kit, found, keys());
  const living = [...claims].filter(([stream]) => lives(states.get(stream)!));
  await refuseTaken(kit, living);
  return new Map(living);
}

function mustBelong({ stream, type, metadata }: EventLine, organisationId: string) {
  const target = refOf(stream);
  const owner = metadata.organisationId ?? organisationId;
  const isOwn = stream.startsWith('organisation-') ? stream === `organisation-${organisationId}` : true;
  if (!target || !movedKinds.includes(target.of.name) || owner !== organisationId || !isOwn)
    throw new CannotImportError(`The backup has an event of another organisation: ${type} in ${stream}.`);
  return target;
}

function stateAfter(
  evolve: Record<string, unknown>,
  state: State,
  { type, data, metadata }: EventLine,
): State {
  const declared = eventTypes.get(type);
  const apply = evolve[type] as ((state: State, data: unknown) => State) | undefined;
  if (!declared) throw new CannotImportError(`This release does not know the event ${type}.`);
  try {
    return apply ? apply(state, upcast(declared, data, metadata.version)) : state;
  } catch (cause) {
    throw new CannotImportError(`The backup has an event that cannot be: ${type}.`, { cause });
  }
}

function claimOf(written: WrittenClaim): Claim {
  const known: object = 'of' in written ? limitKinds : uniqueKinds;
  if (!(written.kind in known)) throw new CannotImportError(`This release does not know ${written.kind}.`);
  return written as Claim;
}

/** The events of a backup by stream, and the ids of what they say is above them. */
type Found = { streams: Map<string, Set<string>>; above: Set<string> };
const streamsAbove = ['organisation', 'application', 'group', 'person', 'user', 'operator'];
const namesAbove = [
  ...['organisationId', 'applicationId', 'personId', 'userId'],
  ...['operatorId', 'ownerId', 'subjectId', 'groupId'],
];

function note({ streams, above }: Found, { stream, id, data, metadata, claims }: EventLine) {
  const ids = streams.get(stream) ?? new Set();
  streams.set(stream, ids.add(id));
  for (const fields of [metadata, data] as Record<string, unknown>[])
    for (const name of namesAbove) if (typeof fields?.[name] === 'string') above.add(fields[name]);
  for (const claim of claims) {
    if ('of' in claim) above.add(claim.of);
    // The values of these begin with the id of the application or organisation in which they are unique.
    else if (
      ['username', 'person.address', 'person.entry', 'group.name', 'radius.address'].includes(claim.kind)
    )
      above.add(/^[^: ]*/.exec(claim.value)![0]);
  }
}

/** Refuses a backup that reaches into what others have here: streams, keys, people, applications or places. */
async function refuseForeign({ store }: Kit, { streams, above }: Found, keys: ReturnType<Archive['keys']>) {
  const foreign = (what: string) =>
    new CannotImportError(`Others have ${what} here, so nothing was imported. The backup was edited.`);
  for (const [stream, ids] of streams)
    for await (const { id, metadata } of store.readStream(stream))
      if (!ids.has(id) || !(metadata as Metadata).imported) throw foreign(stream);
  const own = new Set([...streams.keys()].map((stream) => refOf(stream)!.id));
  for (const id of above)
    for (const kind of own.has(id) ? [] : streamsAbove)
      for await (const _ of store.readStream(`${kind}-${id}`, { maxCount: 1 }))
        throw foreign(`${kind}-${id}`);
  for await (const { subject } of keys)
    if (!own.has(subject))
      throw new CannotImportError(`The backup has a key that is not its own: ${subject}.`);
}

/** Refuses names and addresses that others have here. */
async function refuseTaken({ executor }: Kit, held: readonly (readonly [string, Claim[]])[]) {
  const taken: string[] = [];
  for (const [stream, claims] of held)
    for (const claim of claims) {
      if (!('value' in claim)) continue;
      const holder = await executor.reserved.holderOf(claim.kind as UniqueKind, claim.value);
      if (holder && streamOf(holder) !== stream) taken.push(`${claim.kind} ${claim.value}`);
    }
  if (!taken.length) return;
  const some = [...new Set(taken)].slice(0, 5).join(', ');
  throw new CannotImportError(`Others have the same here, so nothing was imported: ${some}.`);
}
