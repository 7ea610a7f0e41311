import { eventTypes, refOf } from './domain/aggregates.ts';
import { limitKinds, type UniqueKind, uniqueKinds } from './domain/claims.ts';
import { type Claim, lives, ref, type State, streamOf, upcast } from './domain/kit.ts';
import { OpenImported } from './domain/organisation/leaving.ts';
import { organisation } from './domain/organisation/organisation.ts';
import type { Metadata, Provenance } from './event-store/metadata.ts';
import type { EventLine, WrittenClaim } from './query-api/archive/format.ts';
import { type Archive, CannotImportError, openArchive } from './query-api/archive/read.ts';
import { movedKinds } from './query-api/archive/streams.ts';
import type { Kit } from './server-kit/kit.ts';

type Print = (line: string) => void;
export type ImportAsked = { file: string; passphrase: string; planId: string };

const command = 'npm run import';
const by = ({ clock }: Kit): Provenance => ({
  actor: { role: 'system', id: 'import' },
  correlationId: `import-${clock()}`,
  call: command,
});
const keysAtOnce = 500;

/**
 * `npm run import`: takes the backup of an organisation into this installation, in which no process runs. It is not there
 * before all of it is: what was cut short goes on with the next attempt. Throws CannotImportError, and then has changed
 * nothing that others use.
 */
export async function importOrganisation(kit: Kit, asked: ImportAsked, print: Print): Promise<void> {
  const archive = await openArchive(asked.file, asked.passphrase);
  const { organisationId, baseDomain, installation } = archive.about;
  if (installation === kit.installation)
    throw new CannotImportError('This installation made the backup. It never uses ids again.');
  const target = ref(organisation, organisationId);
  await refuseSecond(kit, streamOf(target));
  const claimed = await examine(kit, archive);
  for await (const keys of inParts(archive.keys())) await kit.vault.adopt(keys);
  const count = await appendAll(kit, archive);
  for (const [stream, claims] of claimed) await takeAll(kit, stream, claims);
  // An earlier attempt may have been looked at before its last events came.
  await kit.executor.look(target, { fresh: true });
  await kit.executor.execute(OpenImported, { id: organisationId, planId: asked.planId }, by(kit));
  print(`${count.toLocaleString('en')} events are in. The organisation is on the plan ${asked.planId}.`);
  print(
    baseDomain === kit.config.BASE_DOMAIN
      ? 'Its people sign in with their passkeys, as before.'
      : `Their passkeys belong to ${baseDomain}: here, operators recover their access by mail, and users are invited again.`,
  );
}

async function refuseSecond({ store }: Kit, stream: string) {
  for await (const { metadata, type } of store.readStream(stream)) {
    if (type === 'OrganisationDeleted')
      throw new CannotImportError('This organisation was deleted here. Ids are never used again.');
    if ((metadata as Metadata).call === command)
      throw new CannotImportError('This organisation was imported already.');
  }
}

/** Reads all events, before anything is written. Returns the claims of what lives, by its stream. */
async function examine(kit: Kit, { events, about }: Archive): Promise<Map<string, Claim[]>> {
  const states = new Map<string, State>();
  const claims = new Map<string, Claim[]>();
  for await (const event of events()) {
    const target = mustBelong(event, about.organisationId);
    const state = states.get(event.stream) ?? target.of.initial;
    states.set(event.stream, stateAfter(target.of.evolve, state, event));
    const held = event.claims.map(claimOf);
    if (held.length) claims.set(event.stream, [...(claims.get(event.stream) ?? []), ...held]);
  }
  if (!states.has(`organisation-${about.organisationId}`))
    throw new CannotImportError('The backup has no organisation.');
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

async function* inParts<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  const part: T[] = [];
  for await (const each of all) if (part.push(each) === keysAtOnce) yield part.splice(0);
  yield part;
}

/** Appends what is not there yet, in the order of the old log, which the folds need. */
async function appendAll({ store, vault }: Kit, { events }: Archive): Promise<number> {
  const there = new Map<string, Set<string>>();
  let count = 0;
  for await (const { stream, id, type, data, metadata, claims } of events()) {
    if (!there.has(stream))
      there.set(stream, new Set((await Array.fromAsync(store.readStream(stream))).map((event) => event.id)));
    count++;
    if (there.get(stream)!.has(id)) continue;
    const names = claims.map((claim) =>
      'of' in claim ? `${claim.kind}-${claim.of}` : `${claim.kind}-${vault.hash(claim.kind, claim.value)}`,
    );
    const moved = { ...metadata, imported: true, ...(names.length && { claims: names }) };
    await store.append(stream, [{ id, type, data, metadata: moved }], 'any');
  }
  return count;
}

/** Takes the unique values and the places, which the plan here may not allow to others any more. */
async function takeAll(kit: Kit, stream: string, claims: readonly Claim[]) {
  const { actor, correlationId } = by(kit);
  const metadata: Metadata = { version: 1, at: new Date(kit.clock()).toISOString(), actor, correlationId };
  for (const claim of claims)
    await kit.executor.reserved.take(claim, stream, Number.POSITIVE_INFINITY, metadata);
}
