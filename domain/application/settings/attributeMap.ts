import { limits } from '../../limits.ts';
import { customNameProblem } from '../../profile/customAttributes.ts';
import { type Profile, profile } from '../../profile/profile.ts';

type Key = keyof Profile;
/** Attributes of users, each with the attributes of entries that it is read from, best first. */
export type AttributeMap = Partial<Record<Key, readonly string[]>>;
/** Custom attributes, likewise. The console has those without names. */
export type CustomMap = Readonly<Record<string, readonly string[]>>;

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

const line = /^\s*((?:custom\.)?[a-z][a-z0-9_]*)\s*=\s*([A-Za-z][A-Za-z0-9 \t-]*|)\s*$/;
/**
 * Reads lines such as `department = departmentNumber ou`, and `custom.cost_centre = departmentNumber` for a custom
 * attribute; null when one is no such line, or names an attribute again.
 */
function readLines(lines: string): { users: AttributeMap; custom: CustomMap } | null {
  if (lines.length > limits.directoryMap) return null;
  const users: { [K in Key]?: readonly string[] } = {};
  const custom: Record<string, readonly string[]> = {};
  for (const each of lines.split(/\r?\n/).filter((typed) => typed.trim())) {
    const [, key = '', names = ''] = line.exec(each) ?? [];
    const from = names.split(/\s+/).filter(Boolean);
    const isRight = from.every((name) => /^[A-Za-z]/.test(name) && name.length <= limits.directoryAttribute);
    if (!isRight || from.length > 5) return null;
    const name = key.startsWith('custom.') ? key.slice('custom.'.length) : null;
    if (name === null) {
      if (!Object.hasOwn(profile.shape, key) || Object.hasOwn(users, key)) return null;
      users[key as Key] = from;
    } else {
      if (customNameProblem(name) || Object.hasOwn(custom, name)) return null;
      custom[name] = from;
    }
  }
  return { users, custom };
}
/** The lines that say from which attributes those of users are read; null when there is a wrong line. */
export const readMap = (lines: string): AttributeMap | null => readLines(lines)?.users ?? null;
/** The lines that say so of custom attributes. */
export const customMapOf = (lines: string): CustomMap => readLines(lines)?.custom ?? {};
