import type { Entry } from 'ldapts';
import { customMapOf, mapOf } from '../../domain/application/settings/attributeMap.ts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { oneLine } from '../../domain/names.ts';
import { type Profile, profile } from '../../domain/profile/profile.ts';
import { username } from '../../domain/usernames/username.ts';

/** The attribute with the e-mail address, by which an invited user is recognised. */
const mail = 'mail';
/**
 * The attributes with the id of an entry, of which a server has one: RFC 4530, 389 Directory Server, Active Directory. An
 * id stays when the entry is renamed, and is never given again.
 */
const ownIds = ['entryuuid', 'nsuniqueid', 'objectguid'];
/** Classes of entries that are no people, though they may have a user name, an address, and the class of a person. */
const noPeople = [
  ...['computer', 'contact', 'group', 'groupofnames', 'groupofuniquenames', 'device'],
  ...['msds-managedserviceaccount', 'msds-groupmanagedserviceaccount', 'trusteddomain'],
];
const day = 86_400_000;
/** A moment in Active Directory, in hundreds of nanoseconds since 1601, as milliseconds since 1970. */
const fromTicks = (ticks: number) => ticks / 10_000 - 11_644_473_600_000;
/** The attributes that close an account, each with what tells from its value whether it is closed at `now`. */
const closes: Record<string, (value: string, now: number) => boolean> = {
  /** The second bit of Active Directory's flags: the account is disabled. */
  useraccountcontrol: (value) => (Number(value) & 2) !== 0,
  /** The flags that Active Directory computes, of which the fifth lasts as long as a lockout. */
  'msds-user-account-control-computed': (value) => (Number(value) & 16) !== 0,
  /** Never, when it is zero; the other value for never is far in the future. */
  accountexpires: (value, now) => Number(value) > 0 && fromTicks(Number(value)) <= now,
  /** 389 Directory Server and FreeIPA. */
  nsaccountlock: (value) => low(value) === 'true',
  /** Set by a password policy for as long as the account is locked (draft-behera-ldap-password-policy section 5.3.3). */
  pwdaccountlockedtime: () => true,
  /** In days since 1970 (RFC 2307, shadow(5)). */
  shadowexpire: (value, now) => Number(value) > 0 && Number(value) * day <= now,
};
const low = (name: string) => name.toLowerCase();

const about = ['objectclass', ...Object.keys(closes)];
const maps = new WeakMap<
  DirectorySettings,
  { users: ReturnType<typeof mapOf>; custom: [string, readonly string[]][] }
>();
function mapIn(settings: DirectorySettings) {
  const map = maps.get(settings) ?? {
    users: mapOf(settings),
    custom: Object.entries(customMapOf(settings.attributeMap)).filter(([, from]) => from.length),
  };
  maps.set(settings, map);
  return map;
}
/** What to ask a directory for: no more than the settings need, the e-mail address, the entry's id, and whether it counts. */
export const asked = (settings: DirectorySettings) => ({
  attributes: [
    ...new Set(
      [
        ...Object.values(mapIn(settings))
          .flat()
          .flatMap(([, from]) => from),
        settings.filter,
        mail,
        ...ownIds,
        ...about,
      ].map(low),
    ),
  ],
  // The library compares the names as the server writes them.
  explicitBufferAttributes: ['objectGUID', 'objectguid'],
});

/** What to ask of entries that are only to be known again. */
export const ownIdsAsked = (attributes: readonly string[]) => ({
  attributes: [...ownIds, ...attributes],
  explicitBufferAttributes: ['objectGUID', 'objectguid'],
});
const lowered = (entry: Entry) =>
  new Map(Object.entries(entry).map(([name, value]) => [low(name), textsOf(value)]));
/** An entry's own id; null when the server shows none. */
export function entryIdIn(entry: Entry, values = lowered(entry)): string | null {
  const name = ownIds.find((id) => values.get(id)?.length);
  return name ? `${name} ${values.get(name)![0]}` : null;
}

/** The user's data in an entry. */
export type Person = {
  dn: string;
  /** The user names, that of the DN first; the others in an order that does not depend on the server. */
  names: [string, ...string[]];
  emails: string[];
  /** The entry's own id; null when the server shows none. */
  entryId: string | null;
  attributes: Partial<Profile>;
  /** What could be the values of custom attributes, best first. */
  custom: Readonly<Record<string, readonly string[]>>;
  /** Whether the account is disabled, locked or expired. */
  closed: boolean;
};

/** Why an entry is not read as that of a person: `skipped` because no user name can be one here. */
export type Unread = 'skipped' | 'noPerson';
/**
 * Reads an entry. Attributes that cannot be used here are left out, and known ones that are missing are empty. Computers are
 * known by their class, or by the dollar sign at the end of the name. `now` is in milliseconds.
 */
export function personOf(entry: Entry, settings: DirectorySettings, now: number): Person | Unread {
  const { filter } = settings;
  const values = lowered(entry);
  const found = (name: string) => values.get(low(name)) ?? [];
  const isComputer = found(filter).length > 0 && found(filter).every((name) => name.endsWith('$'));
  if (isComputer || found('objectclass').some((name) => noPeople.includes(low(name)))) return 'noPerson';
  const [name, ...others] = namesIn(entry.dn, filter, found(filter));
  if (name === undefined) return 'skipped';
  const closed = Object.entries(closes).some(([key, isClosed]) =>
    found(key).some((value) => isClosed(value, now)),
  );
  const read: Partial<Profile> = {};
  for (const [key, from] of mapIn(settings).users) {
    const fitting = from
      .flatMap(found)
      .map((value) =>
        profile.shape[key].safeParse(key === 'phone_number' ? value.replace(/[ ()./-]/g, '') : value),
      )
      .find(({ success }) => success);
    read[key] = fitting?.data ?? '';
  }
  const custom = Object.fromEntries(
    mapIn(settings).custom.map(([key, from]) => [key, from.flatMap(found).map(oneLine).filter(Boolean)]),
  );
  const entryId = entryIdIn(entry, values);
  const emails = found(mail).slice(0, 5);
  return { dn: entry.dn, names: [name, ...others], emails, entryId, attributes: read, custom, closed };
}

/** The values of an attribute; octets as hexadecimal digits. No more than a person can have. */
const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .slice(0, 20)
    .map((each) => (Buffer.isBuffer(each) ? each.toString('hex') : each))
    .filter((each): each is string => typeof each === 'string' && each !== '');

/** The values that can be user names. A server may send them in any order (RFC 4511 section 4.1.7). */
function namesIn(dn: string, filter: string, values: readonly string[]): string[] {
  const [rdn = ''] = dn.split(/(?<!\\),/);
  const named = rdn.split(/(?<!\\)\+/).map((part) => low(part.trim()));
  const rank = (value: string) => (named.includes(low(`${filter}=${value}`)) ? 0 : 1);
  return values
    .flatMap((value) => username.safeParse(value).data ?? [])
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
