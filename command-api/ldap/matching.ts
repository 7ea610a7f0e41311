import type { SyncCounts } from '../../domain/directorySync/events.ts';
import { lives, ref } from '../../domain/kit.ts';
import { person as personKind } from '../../domain/person/person.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { ImportUser, SyncUser, standsFor } from '../../domain/user/directory.ts';
import type { User } from '../../domain/user/user.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { detailsOf, takeOver } from '../../server-kit/people/details.ts';
import { linkEntry, mayCome, registerPerson } from '../../server-kit/people/people.ts';
import { customValues, type Read } from './customValues.ts';
import type { Doubts } from './doubts.ts';
import type { Person } from './entries.ts';
import { entryDigest, type Known, type Place, peopleOf, userNamesOf } from './people.ts';
import { noRoom, placesFor } from './places.ts';

export type Run = {
  appId: string;
  runId: string;
  /** How many of those whom the run before held back an operator has confirmed. */
  confirmed: Pick<SyncCounts, 'held' | 'leaving' | 'groupsLeaving'>;
  /** Whether nothing is to be changed. */
  isPreview: boolean;
  provenance: Provenance;
};
export type Outcome = 'created' | 'changed' | 'unchanged' | 'skipped' | 'held' | 'noRoom';
/**
 * `taken` when the user keeps the former name, because another user has the new one; `left` are the custom attributes whose
 * values would be too much to keep.
 */
export type Matched = {
  userId: string | null;
  outcome: Outcome;
  taken?: boolean;
  left?: readonly string[];
  /** For an entry that is held back: the user or person about whom an operator may confirm that it is theirs. */
  doubt?: string;
};
/** A user who gets what an entry says. `isConfirmed` when an operator or the person's own entry has said that it is theirs. */
type Taking = { id: string; state: User; entry: string | null; person: Read; isConfirmed: boolean };
type Newcomer = { personId: string; id: string; entry: string | null };
const nobody = (outcome: Outcome): Matched => ({ userId: null, outcome });
const heldFor = (doubt: string): Matched => ({ ...nobody('held'), doubt });
/** What an entry is called in doubts: its digest, or its name when the directory shows no ids. */
export const doubtName = (entry: string | null, { names }: Pick<Person, 'names'>) => entry ?? names[0];

/** Refusals after which a run goes on without this one person. */
const personal = new Set(['user.taken', 'user.unknown', 'request.conflict', 'attributes.large']);

/** Brings users up to what entries say, and makes those who come. */
function takingOver(kit: Kit, run: Run, place: Place, doubts: Doubts) {
  const { appId, runId, isPreview, provenance } = run;
  const { executor } = kit;
  const { organisationId } = place;
  const { stateOf, areJoined } = peopleOf(kit, place);
  const { isAnothers, formerName } = userNamesOf(kit, place);
  const { fitting, takeCustom } = customValues(kit, organisationId, provenance);
  const places = placesFor(kit, place);
  const digestOf = ({ attributes, values, left }: Read, name: string) =>
    place.hash(
      'directory entry',
      JSON.stringify([
        ...[name, attributes],
        ...(Object.keys(values).length || left.length ? [values] : []),
        ...(left.length ? [left] : []),
      ]),
    );
  /** Brings a user up to what the entry says. `sure` when the entry is known to be that of the user's person. */
  async function takenOver(id: string, read: Read, entry: string | null, sure?: Known): Promise<Matched> {
    const state = await stateOf(id);
    if (!lives(state) || state.enrolling) return nobody('skipped');
    const { directory } = state;
    const link = sure && !directory ? 'known' : standsFor(state, entry);
    const isOfBoth = link === 'other' && sure && (await areJoined(directory?.entry, sure));
    if (link === 'open' || isOfBoth) return { userId: id, outcome: 'unchanged' };
    if (link === 'other' && !doubts.isConfirmed(doubtName(entry, read), id)) return heldFor(id);
    const { personId } = state;
    const whose = sure?.whose ?? personId;
    const { attributes, names } = read;
    const was = directory?.entry === entry && !directory.gone ? directory.digest : null;
    // Whether there is room is only asked of those whose entry has changed, or for whom there was none the last time.
    const person = was === digestOf(read, names[0]) ? read : await fitting(personId, read);
    const digest = digestOf(person, names[0]);
    const isSame = was === digest;
    const { left } = person;
    if (isSame && directory?.runId !== runId) return { userId: id, outcome: 'unchanged', left };
    // A crash may have come between the access and the person.
    if (directory?.outcome === 'created' && !isPreview) {
      await register({ personId, id, entry }, attributes);
      await takeCustom(personId, person);
    }
    if (isSame) return { userId: id, outcome: directory!.outcome, left };
    const isNew = entry !== null && entry !== directory?.entry;
    if (isNew && !isPreview && !(await linkEntry(kit, whose, entry, provenance))) return nobody('held');
    if (!isPreview && digest !== directory?.digest) {
      await takeOver(kit, { personId: whose, userId: id }, attributes, provenance);
      await takeCustom(personId, person);
    }
    const taking = { id, state, entry, person, isConfirmed: link === 'other' || link === 'known' };
    const former = link === 'same' ? await formerName(id, state, person) : null;
    return former === null ? sync(taking, { digest }) : rename(taking, digest, former);
  }

  /** Puts on record what an entry says of a user. A preview only tells what would be. */
  async function sync(
    { id, state, entry, person, isConfirmed: confirmed }: Taking,
    { digest, username }: { digest: string; username?: string },
  ): Promise<Matched> {
    const { directory } = state;
    const { left } = person;
    if (isPreview) {
      if (username && (await isAnothers(username, id))) refuse('user.taken');
      const stays = directory?.digest === digest && directory.entry === entry && !directory.gone;
      return { userId: id, outcome: stays && !username ? 'unchanged' : 'changed', left };
    }
    const renaming = username && { renaming: { applicationId: appId, username } };
    const input = { id, runId, entry, confirmed, digest, ...renaming };
    const { events } = await executor.execute(SyncUser, input, provenance);
    return { userId: id, outcome: events.length ? 'changed' : 'unchanged', left };
  }
  /** Gives a user the name of the entry, or leaves the former one where another user has that. */
  async function rename(taking: Taking, digest: string, former: string): Promise<Matched> {
    const { person } = taking;
    try {
      return await sync(taking, { digest, username: person.names[0] });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'user.taken')) throw error;
      return { ...(await sync(taking, { digest: digestOf(person, former) })), taken: true };
    }
  }

  /**
   * Puts the person of an entry on record, unless the person is known. The access of who is refused ends, as when somebody
   * else has become the person of the entry meanwhile.
   */
  const register = ({ personId, id, entry }: Newcomer, details: Person['attributes']) =>
    registerPerson(
      kit,
      id,
      { id: personId, organisationId, address: null, entry, details, directoryUserId: id },
      provenance,
    );

  /** Makes the access of an entry's person. The person of a newcomer comes after it. */
  async function come(
    read: Read,
    entry: string | null,
    personId: string,
    whose = personId,
  ): Promise<Matched> {
    const person = await fitting(personId, read);
    const { names, attributes, left } = person;
    const id = accessId(personId, appId);
    const isKnown = lives((await executor.look(ref(personKind, personId), { passing: true })).state);
    if (isPreview) {
      await places.pretend(isKnown);
      return { userId: id, outcome: 'created', left };
    }
    if (isKnown) await takeOver(kit, { personId: whose, userId: id }, attributes, provenance);
    const name = attributes.name || (isKnown && (await detailsOf(kit, personId)).name) || '';
    const importing = { id, personId, applicationId: appId, runId, username: names[0], entry, name };
    const make = async () => {
      await mayCome(kit, organisationId, personId);
      await executor.execute(ImportUser, { ...importing, digest: digestOf(person, names[0]) }, provenance);
      await register({ personId, id, entry }, attributes);
    };
    await (isKnown ? make() : places.take(make));
    await takeCustom(personId, person);
    return { userId: id, outcome: 'created', left };
  }

  return { takenOver, come };
}

/** Finds or makes the users of a directory's people, one at a time. In a preview it makes none and changes nothing. */
export function matcher(kit: Kit, run: Run, place: Place, doubts: Doubts) {
  const { byName, accessHere, ofEntry, withAddress } = peopleOf(kit, place);
  const { madeOf, holderOf } = userNamesOf(kit, place);
  const { withValues } = customValues(kit, place.organisationId, run.provenance);
  const { takenOver, come } = takingOver(kit, run, place, doubts);

  /**
   * Addresses are given again, and whoever has one may have passkeys for other applications. So nobody becomes the person of
   * an entry by its address before an operator has confirmed it.
   */
  async function joined(person: Read, entry: string | null, others: readonly string[]): Promise<Matched> {
    const personId = others[0]!;
    if (others.length > 1 || (await accessHere(personId))) return nobody('held');
    if (!doubts.isConfirmed(doubtName(entry, person), personId)) return heldFor(personId);
    if (entry !== null && !run.isPreview && !(await linkEntry(kit, personId, entry, run.provenance)))
      return nobody('held');
    return come(person, entry, personId);
  }

  async function matched(person: Read): Promise<Matched> {
    const entry = entryDigest(place, person);
    const known = entry === null ? null : await ofEntry(entry);
    const id = known?.access ?? (await madeOf(person, entry)) ?? (await holderOf(person, entry));
    if (id) return takenOver(id, person, entry, known?.access === id ? known : undefined);
    const personId = known?.personId ?? byName(person.names[0]);
    const { state } = await kit.executor.look(ref(personKind, personId), { passing: true });
    const others = state.status === 'absent' ? await withAddress(person) : [];
    return others.length ? joined(person, entry, others) : come(person, entry, personId, known?.whose);
  }

  return async (person: Person): Promise<Matched> => {
    try {
      return await matched(await withValues(person));
    } catch (error) {
      if (error instanceof Refusal && personal.has(error.code)) return nobody('skipped');
      if (error instanceof Refusal && noRoom.has(error.code)) return nobody('noRoom');
      throw error;
    }
  };
}
