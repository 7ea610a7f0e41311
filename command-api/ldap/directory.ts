import {
  AndFilter,
  type Entry,
  EqualityFilter,
  type Filter,
  FilterParser,
  InvalidCredentialsError,
  PresenceFilter,
} from 'ldapts';
import { application } from '../../domain/application/application.ts';
import { bindPassword, directoryOf } from '../../domain/application/directory.ts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { networksOf } from '../../server-kit/egress.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Account, type Connection, connect, type Patience } from './connection.ts';
import { asked, type Person, personOf } from './entries.ts';
import { AccountError, accountProblemOf, DirectoryError } from './problem.ts';

/** A request to a server must be answered within 4.5 seconds, so each of its up to three steps is short. */
const soon: Patience = { connect: 1400, question: 1400, octets: 1024 * 1024 };

/** An application's directory with the account that reads it. */
export type Reader = { settings: DirectorySettings; account: Account };
/** Reads settings and bind password of an application. Refuses when its directory is off or not set. */
export async function readerOf(
  { executor, secrets }: Kit,
  appId: string,
  { fresh = false } = {},
): Promise<Reader> {
  const { state } = await executor.look(ref(application, appId), { fresh });
  const settings = directoryOf(state);
  const password = (await secrets.read(appId, bindPassword)) ?? refuse('directory.unset');
  return { settings, account: { dn: settings.bindDn, password } };
}

/** Connects as the account that reads the directory. */
export const connectReader = (
  { config }: Pick<Kit, 'config'>,
  { settings, account }: Reader,
  patience = soon,
) => connect(settings, account, { networks: networksOf(config.LDAP_NETWORKS), patience });

/** The entries of users: those that have a user name, and that the search filter finds. */
export function userFilter({ filter, searchFilter }: DirectorySettings, ...more: Filter[]): Filter {
  const named = new PresenceFilter({ attribute: filter });
  const own = searchFilter ? [FilterParser.parseString(searchFilter)] : [];
  return more.length + own.length ? new AndFilter({ filters: [named, ...own, ...more] }) : named;
}

/** Connects, binds and looks for a first user. Throws a DirectoryError that says what is wrong. */
export async function testDirectory(kit: Kit, reader: Reader) {
  const { settings } = reader;
  const { server, baseDn, filter, searchFilter } = settings;
  const connection = await connectReader(kit, reader);
  try {
    const { searchEntries } = await connection.search(baseDn, {
      ...{ filter: userFilter(settings), attributes: ['1.1'], sizeLimit: 1 },
    });
    if (!searchEntries.length)
      throw new DirectoryError({ code: 'ldap.noUser', values: { server, filter, baseDn, searchFilter } });
  } finally {
    connection.close();
  }
}

/**
 * The person of a user name and password; null when they are wrong. The directory itself decides, by a bind on a
 * connection of its own, unless `mayTry` says that no password of this person may be tried. Throws an AccountError when the
 * directory does not let the account sign in at all.
 */
export async function personWith(
  kit: Kit,
  reader: Reader,
  { userId, password }: { userId: string; password: string },
  mayTry: (person: Person) => Promise<boolean> = async () => true,
): Promise<Person | null> {
  const entry = await entryOf(kit, reader, userId);
  const person = entry && personOf(entry, reader.settings, kit.clock());
  if (!person || typeof person === 'string' || !(await mayTry(person))) return null;
  let connection: Connection | undefined;
  try {
    connection = await connectReader(kit, { ...reader, account: { dn: person.dn, password } });
    if (person.closed) throw new AccountError('account');
    return person;
  } catch (error) {
    if (error instanceof AccountError) throw error;
    const { cause } = error as Error;
    const problem = accountProblemOf(cause);
    if (problem) throw new AccountError(problem);
    if (cause instanceof InvalidCredentialsError) return null;
    throw error;
  } finally {
    connection?.close();
  }
}

/** The entry of a user name; null when there is none, or more than one. */
async function entryOf(kit: Kit, reader: Reader, userId: string): Promise<Entry | null> {
  const { settings } = reader;
  const connection = await connectReader(kit, reader);
  try {
    const named = new EqualityFilter({ attribute: settings.filter, value: userId });
    const filter = userFilter(settings, named);
    const { searchEntries } = await connection.search(settings.baseDn, {
      ...{ filter, ...asked(settings), sizeLimit: 2 },
    });
    return searchEntries.length === 1 ? searchEntries[0]! : null;
  } finally {
    connection.close();
  }
}
