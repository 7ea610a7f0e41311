import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { lives, ref } from '../../domain/kit.ts';
import { emailPattern } from '../../domain/patterns.ts';
import { person } from '../../domain/person/person.ts';
import { isNamedByDirectory } from '../../domain/user/directory.ts';
import { type User, user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import type { Vault } from '../../event-store/vault/vault.ts';
import { holderOfEntry, personAt } from '../../passkeys/holders.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { headOf } from '../../server-kit/people/joined.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import type { Person } from './entries.ts';

/**
 * An application, what identifies the directory of its users (an entry's id means nothing without it), and the keyed hash of
 * the organisation, which moves with it, so that entries are known again elsewhere.
 */
export type Place = { organisationId: string; appId: string; directory: string; hash: Vault['hash'] };

/** The usual ports of LDAP, and of Active Directory's global catalogue, by which one server shows the same entries. */
const usualPorts = [389, 636, 3268, 3269];
/** What identifies a directory: the name that its certificate proves, and an unusual port. */
export const directoryName = ({ server, port }: Pick<DirectorySettings, 'server' | 'port'>) =>
  `${server.toLowerCase()}${usualPorts.includes(port) ? '' : `:${port}`}`;

/** The digest of an entry's own id in one directory of an organisation; null when the server shows none. */
export const entryDigest = (
  { organisationId, directory, hash }: Omit<Place, 'appId'>,
  { entryId }: Pick<Person, 'entryId'>,
) =>
  entryId === null ? null : hash('directory entry id', JSON.stringify([organisationId, directory, entryId]));

/**
 * The person of an entry, there or to be made, and their access to the application; null before there is any. `whose` is the
 * one of people who were joined whose entry it is.
 */
export type Known = { personId: string; access: string | null; whose: string };

/** The state of a user whom a run comes by, which stays in no cache. */
const userState = async ({ executor }: Pick<Kit, 'executor'>, id: string) =>
  (await executor.look(ref(user, id), { passing: true })).state;

/**
 * The id of the person who is made of an entry, or of a user name where the directory shows no ids of entries: always the
 * same, so that a repeat makes no second one. So is the user's id, which derives from it.
 */
const madePerson = ({ hash }: Pick<Place, 'hash'>, from: string, round = 0) =>
  hash('directory person', round ? `${from} again ${round}` : from);
const personByName = (place: Place, name: string) => madePerson(place, usernameKeys(place.appId, name)[0]!);

/** Finds the people of entries, and their access to one application. */
export function peopleOf(kit: Kit, place: Place) {
  const { organisationId, appId } = place;
  const { executor } = kit;
  const passing = { passing: true };
  const stateOf = async (id: string) => userState(kit, id);
  const statusOf = async (id: string) => (await executor.look(ref(person, id), passing)).state.status;
  const made = (from: string, round?: number) => madePerson(place, from, round);
  const byName = (name: string) => personByName(place, name);

  /** The access of a person that is there, or else the last one that was deleted; null when there was none. */
  async function accessHere(personId: string): Promise<string | null> {
    for (let round = 0, last: string | null = null; ; round++) {
      const id = accessId(personId, appId, round);
      const { status } = await stateOf(id);
      if (status === 'absent') return last;
      if (status !== 'deleted') return id;
      last = id;
    }
  }
  /** A person who is gone everywhere comes again as another one, but not where their access was deleted. */
  async function madeOfEntry(entry: string): Promise<Known> {
    for (let round = 0; ; round++) {
      const personId = made(`entry ${entry}`, round);
      const access = await accessHere(personId);
      if (access || (await statusOf(personId)) !== 'deleted') return { personId, access, whose: personId };
    }
  }
  return {
    stateOf,
    byName,
    accessHere,
    /** The person of an entry, whichever application of the organisation has read it first. */
    async ofEntry(entry: string): Promise<Known> {
      const own = await madeOfEntry(entry);
      if (own.access && lives(await stateOf(own.access))) return own;
      const whose = await holderOfEntry(kit, organisationId, entry);
      const personId = whose && (await headOf(kit, whose));
      if (!personId || personId === own.personId) return own;
      return { personId, access: (await accessHere(personId)) ?? own.access, whose };
    },
    /** Whether two entries are of people who were joined, and so of one person. */
    async areJoined(entry: string | null | undefined, other: Known): Promise<boolean> {
      const whose = await holderOfEntry(kit, organisationId, entry ?? null);
      return whose !== null && whose !== other.whose && (await headOf(kit, whose)) === other.personId;
    },
    /** Those whose proved address an entry has, as its user name or its e-mail address. */
    async withAddress({ names, emails }: Person): Promise<string[]> {
      const addresses = [...names, ...emails].filter((name) => emailPattern.test(name));
      const found = new Set<string>();
      for (const address of new Set(addresses)) {
        const id = await personAt(kit, organisationId, address);
        if (id) found.add(id);
      }
      return [...found];
    },
  };
}

/** Finds the users of an application by the names of entries. */
export function userNamesOf(kit: Kit, place: Place) {
  const { appId } = place;
  const { reserved } = kit.executor;
  /** Whether a user is known to be of another entry. */
  async function isOthers(id: string, entry: string | null) {
    const { directory } = await userState(kit, id);
    return entry !== null && directory !== null && directory.entry !== null && directory.entry !== entry;
  }
  return {
    /** The id of a user who was made of a user name, before ids of entries were kept or where there are none. */
    async madeOf({ names }: Person, entry: string | null): Promise<string | null> {
      for (const id of names.map((name) => accessId(personByName(place, name), appId))) {
        const { status } = await userState(kit, id);
        if (status !== 'absent' && !(await isOthers(id, entry))) return id;
      }
      return null;
    },
    /** The id of a user who has this name or address. The address of another entry's person may be given again. */
    async holderOf({ names, emails }: Person, entry: string | null): Promise<string | null> {
      for (const name of [...names, ...emails])
        for (const key of usernameKeys(appId, name)) {
          const holder = await reserved.holderOf('username', key);
          if (holder?.of !== user) continue;
          if (names.includes(name) || !(await isOthers(holder.id, entry))) return holder.id;
        }
      return null;
    },
    /** Whether somebody else than this user has a name. */
    async isAnothers(name: string, id: string): Promise<boolean> {
      const holder = await reserved.anyHolderOf('username', usernameKeys(appId, name));
      return holder !== null && holder.id !== id;
    },
    /** The name of a user in place of which the entry has others; null when the name is still right, or no matter of the entry. */
    async formerName(id: string, state: User, { names, emails }: Person): Promise<string | null> {
      if (!isNamedByDirectory(state)) return null;
      const { username } = await personalOf(kit, ref(user, id));
      const keys = [...names, ...emails].flatMap((name) => usernameKeys(appId, name));
      const isRight = !username || usernameKeys(appId, username).some((key) => keys.includes(key));
      return isRight ? null : username;
    },
  };
}
