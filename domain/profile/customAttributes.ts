import type { Fault } from '../sentences/sentences.ts';

/**
 * Custom attributes: what an organisation keeps of its people besides those that everybody has. Pure and without schemas,
 * because browsers check what is typed by the same rules.
 */
export const customKinds = ['text', 'number', 'boolean', 'choice'] as const;
export type CustomKind = (typeof customKinds)[number];
/** `label` is what the team calls it; `options` are the values of a choice, and none of the other kinds. */
export type CustomAttribute = { name: string; label: string; kind: CustomKind; options: readonly string[] };
/** The values of a person by the names of the attributes. A number and yes or no are texts, too. */
export type CustomValues = Readonly<Record<string, string>>;

const namePattern = /^[a-z][a-z0-9_]{0,39}$/;
/**
 * Names that mean something else where attributes are told: claims of tokens (RFC 7519, RFC 7662, OpenID Connect Core 1.0 and
 * its logout), attributes that everybody has, and what an object of JavaScript has by itself.
 */
const reserved: ReadonlySet<string> = new Set([
  ...['sub', 'iss', 'aud', 'exp', 'nbf', 'iat', 'jti', 'sid', 'acr', 'amr', 'azp', 'nonce', 'auth_time'],
  ...['at_hash', 'c_hash', 's_hash', 'events', 'cnf', 'act', 'may_act', 'scope', 'client_id', 'active'],
  ...['token_type', 'typ', 'alg', 'kid', 'toe', 'txn', 'vot', 'vtm', 'sub_id', 'sub_jwk'],
  ...['name', 'given_name', 'middle_name', 'family_name', 'nickname', 'preferred_username', 'profile'],
  ...['picture', 'website', 'email', 'email_verified', 'gender', 'birthdate', 'zoneinfo', 'locale'],
  ...['phone_number', 'phone_number_verified', 'address', 'updated_at', 'groups', 'username', 'user_id'],
  ...['country', 'street_address', 'city', 'postal_code', 'region', 'primary_email', 'secondary_email'],
  ...['employee_number', 'organization', 'division', 'department', 'manager_id', 'manager'],
  ...['constructor', 'prototype'],
]);
/** Whether a name, whatever its capitals, means something else already. */
export const isReservedName = (name: string) => reserved.has(name.toLowerCase());

/** Why an attribute cannot have this name; null when it can. */
export function customNameProblem(name: string): Fault | null {
  if (!namePattern.test(name)) return { code: 'is.customName' };
  return isReservedName(name) ? { code: 'is.reserved' } : null;
}

/** The octets of a value, and of all values of a person together. */
export const mostOctets = { value: 1024, all: 16_384 };
const octetsOf = (text: string) => new TextEncoder().encode(text).length;
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/;
/** What people, their files and directories write for yes and no, and how it is kept. */
const truths = new Map([
  ...['true', 'yes', '1'].map((each) => [each, 'true'] as const),
  ...['false', 'no', '0'].map((each) => [each, 'false'] as const),
]);

/** A value as it is kept: yes or no, however it is written, is true or false. What cannot be read stays as it is. */
export const customRead = ({ kind }: Pick<CustomAttribute, 'kind'>, value: string): string =>
  (kind === 'boolean' && truths.get(value.toLowerCase())) || value;
/** Values by the names of the attributes, each as it is kept. */
export const customReadAll = (attributes: readonly CustomAttribute[], values: CustomValues): CustomValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const attribute = attributes.find((each) => each.name === name);
      return [name, attribute ? customRead(attribute, value) : value];
    }),
  );

/** Why a person cannot have this value; null when it can. An empty one means that nothing is known. */
export function customValueProblem({ kind, options }: CustomAttribute, value: string): Fault | null {
  if (value === '') return null;
  if (kind === 'choice')
    return options.includes(value) ? null : { code: 'is.choice', values: { of: options } };
  if (kind === 'boolean') return value === 'true' || value === 'false' ? null : { code: 'is.yesOrNo' };
  if (kind === 'number') return number.test(value) ? null : { code: 'is.number' };
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) return { code: 'is.control' };
  return octetsOf(value) > mostOctets.value ? { code: 'is.long', values: { most: mostOctets.value } } : null;
}

/** Why a person cannot have some of these values, by the names of the attributes. */
export const customProblems = (attributes: readonly CustomAttribute[], values: CustomValues) =>
  Object.entries(values).flatMap(([name, value]) => {
    const attribute = attributes.find((each) => each.name === name);
    const problem: Fault | null = attribute
      ? customValueProblem(attribute, value)
      : { code: 'is.customUnknown' };
    return problem ? [{ field: `attributes.${name}`, ...problem }] : [];
  });

/** Whether all values of a person together are too many to keep. */
export const areTooLarge = (values: CustomValues) => octetsOf(JSON.stringify(values)) > mostOctets.all;

/**
 * Of values that are to be kept beside those from before, those for which there is room, in their order, and the names of the
 * others. What is removed makes room first.
 */
export function withRoom(
  attributes: readonly CustomAttribute[],
  before: CustomValues,
  values: CustomValues,
): { values: CustomValues; left: string[] } {
  const all = Object.entries(values);
  const fitting: Record<string, string> = Object.fromEntries(all.filter(([, value]) => !value));
  const left: string[] = [];
  for (const [name, value] of all) {
    const more = { ...before, ...fitting, [name]: value };
    if (areTooLarge(customKnown(attributes, more))) left.push(name);
    else fitting[name] = value;
  }
  return { values: fitting, left };
}

/** Of what was kept, what the organisation keeps today and still fits. Nothing else is shown or told. */
export const customKnown = (attributes: readonly CustomAttribute[], kept: CustomValues): CustomValues =>
  Object.fromEntries(
    attributes.flatMap((each): [string, string][] => {
      const value = Object.hasOwn(kept, each.name) ? kept[each.name] : undefined;
      return value && !customValueProblem(each, value) ? [[each.name, value]] : [];
    }),
  );

/** A value as claims have it: a number or yes or no where it is one. */
export function customClaim(kind: CustomKind, value: string): string | number | boolean {
  if (kind === 'number') return Number(value);
  return kind === 'boolean' ? value === 'true' : value;
}
