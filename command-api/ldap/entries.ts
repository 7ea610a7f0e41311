import type { Entry } from 'ldapts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { type Profile, profile } from '../../domain/user/profile.ts';
import { username } from '../../domain/user/username.ts';

/** The attributes of a user, each with the attributes of entries that it is read from, best first (RFC 4519, RFC 2798). */
const sources: Partial<Record<keyof Profile, readonly string[]>> = {
  name: ['displayName', 'cn'],
  family_name: ['sn'],
  phone_number: ['mobile', 'telephoneNumber'],
  country: ['co', 'c'],
  street_address: ['street'],
  city: ['l'],
  postal_code: ['postalCode'],
  region: ['st'],
};
/** The attribute with the e-mail address, by which an invited user is recognised. */
const mail = 'mail';
const low = (name: string) => name.toLowerCase();

/** The attributes to ask a directory for: no more than the settings name, and the e-mail address. */
export const asked = ({ attributes, filter }: DirectorySettings) => [
  ...new Set([...attributes.filter((name) => low(name) !== 'dn'), filter, mail].map(low)),
];

/** The user's data in an entry; null when its user name cannot be one here. */
export type Person = { username: string; emails: string[]; attributes: Partial<Profile> };

/** Reads an entry. Attributes that cannot be used here are left out, and known ones that are missing are empty. */
export function personOf(entry: Entry, { attributes, filter }: DirectorySettings): Person | null {
  const values = new Map(Object.entries(entry).map(([name, value]) => [low(name), textsOf(value)]));
  const found = (name: string) => values.get(low(name)) ?? [];
  const name = username.safeParse(found(filter)[0]);
  if (!name.success) return null;
  const named = new Set(attributes.map(low));
  const read: Partial<Profile> = {};
  for (const [key, from] of Object.entries(sources) as [keyof Profile, readonly string[]][]) {
    const wanted = from.filter((source) => named.has(low(source)));
    if (!wanted.length) continue;
    const fitting = wanted
      .flatMap(found)
      .map((value) =>
        profile.shape[key].safeParse(key === 'phone_number' ? value.replace(/[ ()./-]/g, '') : value),
      )
      .find(({ success }) => success);
    read[key] = fitting?.data ?? '';
  }
  return { username: name.data, emails: found(mail).slice(0, 5), attributes: read };
}
const textsOf = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');
