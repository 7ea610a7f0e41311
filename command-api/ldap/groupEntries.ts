import { AndFilter, type Entry, EqualityFilter, type Filter, FilterParser, OrFilter } from 'ldapts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import type { Connection } from './connection.ts';
import { entryIdIn, ownIdsAsked } from './entries.ts';
import { plainName } from './names.ts';
import { searchPages } from './pages.ts';
import { resultOf } from './problem.ts';

/** The usual classes of groups: RFC 4519 section 3, RFC 2307, Active Directory. */
const classes = ['groupOfNames', 'groupOfUniqueNames', 'posixGroup', 'group'];
/** The attributes with the members: distinguished names, those with an identifier behind them, and user names. */
const memberships = ['member', 'uniqueMember', 'memberUid'] as const;

/** RFC 4511 appendix A. */
const noSuchObject = 32;

/** A group of a directory, without its members. */
export type GroupEntry = { dn: string; name: string; entryId: string };

const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .map((each) => (Buffer.isBuffer(each) ? each.toString() : each))
    .filter((each): each is string => typeof each === 'string' && each !== '');
/** The values of an attribute, whichever capitals the server writes it with. */
const valuesOf = (entry: Entry, name: string) =>
  Object.entries(entry).flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? textsOf(value) : [],
  );

const baseOf = ({ groupBaseDn, baseDn }: DirectorySettings) => groupBaseDn || baseDn;
/** What to ask for groups, which have this name if one is given. */
function groupSearch({ groupFilter, groupName }: DirectorySettings, name?: string) {
  const usual = new OrFilter({
    filters: classes.map((value) => new EqualityFilter({ attribute: 'objectClass', value })),
  });
  const filters: Filter[] = [usual, ...(groupFilter ? [FilterParser.parseString(groupFilter)] : [])];
  if (name !== undefined) filters.push(new EqualityFilter({ attribute: groupName, value: name }));
  return { filter: new AndFilter({ filters }), ...ownIdsAsked([groupName]) };
}
const groupOf =
  ({ groupName }: DirectorySettings) =>
  (entry: Entry): GroupEntry => ({
    dn: entry.dn,
    name: valuesOf(entry, groupName)[0] ?? '',
    // Without an id of its own, a group is known by its place.
    entryId: entryIdIn(entry) ?? `dn ${plainName(entry.dn)}`,
  });

/** The groups of a directory, page by page, without their members: one group may have more than all others together. */
export async function* groupPages(
  connection: Connection,
  settings: DirectorySettings,
): AsyncGenerator<GroupEntry[]> {
  for await (const page of searchPages(connection, settings, baseOf(settings), groupSearch(settings)))
    yield page.searchEntries.map(groupOf(settings));
}

/** The groups of a directory that have this name, for a second look. */
export async function groupsNamed(connection: Connection, settings: DirectorySettings, name: string) {
  const search = { ...groupSearch(settings, name), sizeLimit: 5 };
  return (await connection.search(baseOf(settings), search)).searchEntries.map(groupOf(settings));
}

/** The part of its values that a server has sent, in place of all (MS-ADTS section 3.1.1.3.1.3.3). */
export function rangeIn(entry: Entry, name: string): { values: string[]; next: number | null } {
  for (const [key, value] of Object.entries(entry)) {
    const [, last] = new RegExp(`^${name};range=\\d+-(\\d+|\\*)$`, 'i').exec(key) ?? [];
    if (last) return { values: textsOf(value), next: last === '*' ? null : Number(last) + 1 };
  }
  return { values: valuesOf(entry, name), next: null };
}

/**
 * The members of a group, as keys: `dn` with one spelling of a distinguished name, and `uid` with a user name. All values of
 * a server that sends only some at once are read.
 */
export async function* membersOf(connection: Connection, dn: string): AsyncGenerator<string[]> {
  const read = async (attributes: readonly string[]) => {
    const search = { scope: 'base' as const, filter: '(objectClass=*)', attributes: [...attributes] };
    const { searchEntries } = await connection.search(dn, search);
    return searchEntries[0];
  };
  const first = await read(memberships);
  if (!first) return;
  for (const name of memberships)
    for (let entry: Entry | undefined = first; entry; ) {
      const { values, next }: ReturnType<typeof rangeIn> = rangeIn(entry, name);
      yield values.map((value) => keyOf(name, value));
      entry = next === null || !values.length ? undefined : await read([`${name};range=${next}-*`]);
    }
}

/** Notes the members of a group. Resolves with whether it is there: it may have been deleted since it was found. */
export async function noteMembers(
  connection: Connection,
  dn: string,
  note: (keys: string[]) => void,
): Promise<boolean> {
  try {
    for await (const keys of membersOf(connection, dn)) note(keys);
    return true;
  } catch (error) {
    if (resultOf(error) !== noSuchObject) throw error;
    return false;
  }
}

function keyOf(name: (typeof memberships)[number], value: string): string {
  if (name === 'memberUid') return userKey(value);
  // The identifier behind a name (RFC 4517 section 3.3.21) tells entries of one name apart, of which a directory has one.
  return nameKey(name === 'uniqueMember' ? value.replace(/#'[01]*'B$/, '') : value);
}
export const nameKey = (dn: string) => `dn ${plainName(dn)}`;
export const userKey = (name: string) => `uid ${name.toLowerCase()}`;
