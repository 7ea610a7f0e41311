import { limits } from '../../limits.ts';
import { type Profile, profile } from '../../profile/profile.ts';

type Key = keyof Profile;
/** Attributes of users, each with the attributes of entries that it is read from, best first. */
export type AttributeMap = Partial<Record<Key, readonly string[]>>;

/**
 * What becomes of the attributes of entries where the settings say nothing else: those of inetOrgPerson (RFC 4519, RFC 2798)
 * and of Active Directory.
 */
export const usualMap: AttributeMap = {
  name: ['displayName', 'cn'],
  given_name: ['givenName'],
  middle_name: ['middleName'],
  family_name: ['sn'],
  primary_email: ['mail'],
  phone_number: ['mobile', 'telephoneNumber'],
  country: ['co', 'c'],
  street_address: ['street', 'streetAddress'],
  city: ['l'],
  postal_code: ['postalCode'],
  region: ['st'],
  locale: ['preferredLanguage'],
  employee_number: ['employeeNumber', 'employeeID'],
  organization: ['company', 'o'],
  division: ['division'],
  department: ['department', 'departmentNumber', 'ou'],
};

/**
 * What is read of entries: of the usual attributes those that the settings name, and the e-mail address; and all of
 * `attributeMap`, whose lines come first.
 */
export function mapOf({ attributes, attributeMap }: { attributes: readonly string[]; attributeMap: string }) {
  const named = new Set(['mail', ...attributes].map((name) => name.toLowerCase()));
  const usual = Object.entries(usualMap).map(([key, from]) => [
    key,
    from.filter((name) => named.has(name.toLowerCase())),
  ]);
  const all: AttributeMap = { ...Object.fromEntries(usual), ...readMap(attributeMap) };
  return Object.entries(all).filter(([, from]) => from.length) as [Key, readonly string[]][];
}

/** Reads lines such as `department = departmentNumber ou`; null when one is no such line, or names an attribute again. */
export function readMap(lines: string): AttributeMap | null {
  if (lines.length > limits.directoryMap) return null;
  const map: { [K in Key]?: readonly string[] } = {};
  for (const line of lines.split(/\r?\n/).filter((each) => each.trim())) {
    const [, key = '', names = ''] = /^\s*([a-z_]+)\s*=\s*([A-Za-z][A-Za-z0-9 \t-]*|)\s*$/.exec(line) ?? [];
    const from = names.split(/\s+/).filter(Boolean);
    const isRight = from.every((name) => /^[A-Za-z]/.test(name) && name.length <= limits.directoryAttribute);
    if (!(key in profile.shape) || key in map || !isRight || from.length > 5) return null;
    map[key as Key] = from;
  }
  return map;
}
