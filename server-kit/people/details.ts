import { lives, ref } from '../../domain/kit.ts';
import { DescribePerson, type RegisterPerson } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { type Profile, profile } from '../../domain/profile/profile.ts';
import { isUnprovedAddress } from '../../domain/user/directory.ts';
import { type User, user } from '../../domain/user/user.ts';
import type { InputOf } from '../../event-store/executor/execute.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../kit.ts';
import { headOf, oneWith, provedAddressOf } from './joined.ts';
import { registerPerson } from './people.ts';
import { personalOf } from './personal.ts';

type Reading = Pick<Kit, 'executor' | 'store' | 'vault'>;
/** The name and other attributes of a person, as they are given with an invitation, a registration or an entry. */
export type Attributes = { [Name in keyof Profile]?: Profile[Name] | undefined };
type Details = { [Name in keyof Profile]?: string | null };
const names = Object.keys(profile.shape) as (keyof Profile)[];

/** What is known of one of those who are one person. */
type Said = { id: string; details: Details };
async function saidOf(kit: Reading, personId: string): Promise<Said[]> {
  const all: Said[] = [];
  for (const id of personId ? await oneWith(kit, personId) : [])
    all.push({ id, details: await personalOf(kit, ref(person, id)) });
  return all;
}
/** Each attribute by the one whom it was said of first. */
function firstSaid(all: readonly Said[]): Details {
  const found: Details = {};
  for (const { details } of all)
    for (const name of names) {
      const [known, value] = [found[name], details[name]];
      if (known === undefined ? value !== undefined : !known && value) found[name] = value!;
    }
  return found;
}

/** What is known of a person, each attribute by the one of those who are one person whom it was said of first. */
export const detailsOf = async (kit: Reading, personId: string): Promise<Details> =>
  firstSaid(await saidOf(kit, personId));

type Known = Readonly<Record<string, string | null>>;
const named = (
  { username = null, name = null }: Details & { username?: string | null },
  all: readonly Said[],
) => ({ name, ...firstSaid(all), username }) as Known;

/** The user name of a user, and what is known of the person. */
export async function knownOf(kit: Reading, userId: string): Promise<Known> {
  const { personId } = (await kit.executor.look(ref(user, userId))).state;
  return named(await personalOf(kit, ref(user, userId)), await saidOf(kit, personId));
}

/** What tells of which address of a user somebody knows that it is the person's. */
export type Proofs = Pick<User, 'usernameVerified'> & {
  /** The entry by which a directory gave the primary address. */
  directory: User['directory'];
  provedAddress: string | null;
  /** Whether the user name may be the address of somebody else. */
  isUnprovedAddress: boolean;
};
/** The same, with what tells whether the e-mail address is proved. */
export async function knownInFull(kit: Reading, userId: string): Promise<{ known: Known; state: Proofs }> {
  const { executor } = kit;
  const { state: of } = await executor.look(ref(user, userId));
  const { personId, usernameVerified } = of;
  const all = await saidOf(kit, personId);
  const known = named(await personalOf(kit, ref(user, userId)), all);
  let directory: User['directory'] = null;
  for (const { id, details } of all) {
    const giver = (await executor.look(ref(person, id))).state.directoryGave.primary_email;
    if (!giver || details.primary_email !== known.primary_email) continue;
    const { state } = await executor.look(ref(user, giver));
    if (lives(state)) directory = state.directory;
  }
  const provedAddress = await provedAddressOf(kit, personId);
  const isUnproved = isUnprovedAddress(of, known.username ?? '');
  return { known, state: { usernameVerified, directory, provedAddress, isUnprovedAddress: isUnproved } };
}

/**
 * Puts the person of an access that was given ahead of it on record, with what is known, or adds it to what is known of one
 * who is on record already: what was said first holds.
 */
export async function makeKnown(
  kit: Reading,
  userId: string,
  input: InputOf<typeof RegisterPerson> & { details: Attributes },
  by: Provenance,
) {
  const { events } = await registerPerson(kit, userId, input, by);
  if (!events.length) await addDetails(kit, input.id, input.details, by);
}

/** Adds to what is known of a person. What was said first holds. */
export async function addDetails(kit: Reading, personId: string, details: Attributes, by: Provenance) {
  const known = await detailsOf(kit, personId);
  const added = names.filter((name) => details[name] && !known[name]);
  if (added.length) await say(kit, await headOf(kit, personId), added, details, by);
}

/** Takes over what a directory says of a person in the entry of a user. It rules. */
export async function takeOver(
  kit: Reading,
  { personId, userId }: { personId: string; userId: string },
  details: Attributes,
  by: Provenance,
) {
  const target = ref(person, personId);
  const known = await personalOf(kit, target);
  const { directoryGave } = (await kit.executor.look(target)).state;
  const changed = names.filter((name) => {
    const value = details[name];
    if (value === undefined) return false;
    return value !== (known[name] ?? '') || (value !== '' && directoryGave[name] !== userId);
  });
  if (changed.length) await say(kit, personId, changed, details, by, userId);
}

const say = (
  { executor }: Reading,
  id: string,
  which: readonly (keyof Profile)[],
  details: Attributes,
  by: Provenance,
  directoryUserId: string | null = null,
) =>
  executor.execute(
    DescribePerson,
    { id, directoryUserId, details: Object.fromEntries(which.map((name) => [name, details[name]])) },
    further(by),
  );
