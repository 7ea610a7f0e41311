import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import {
  birthdateProblem,
  emailPattern,
  limits,
  phonePattern,
  webAddress,
} from '../../../web-kit/domain/limits.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { today } from '../../../web-kit/today.ts';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

export type Attributes = Omit<InputOf<Calls, 'PUT /updateUser/:userId'>, 'userId' | 'suspended'>;

const t = texts.attributes;
const webRule = (typed: string) => (webAddress(typed) ? undefined : t.webWrong);
const birthRule = (typed: string) =>
  birthdateProblem(typed) || typed > today() ? t.birthdateWrong : undefined;
const phoneRule = (typed: string) => (phonePattern.test(typed) ? undefined : t.phoneWrong);

export type PersonKey =
  | 'email'
  | 'name'
  | 'middle_name'
  | 'family_name'
  | 'birthdate'
  | 'picture'
  | 'phone_number'
  | 'website';
type AddressKey = 'country' | 'street_address' | 'city' | 'postal_code' | 'region';
/** What the organisation knows of its people. */
type WorkKey =
  | 'given_name'
  | 'primary_email'
  | 'secondary_email'
  | 'locale'
  | 'employee_number'
  | 'organization'
  | 'division'
  | 'department'
  | 'manager_id'
  | 'manager';
export type Key = PersonKey | AddressKey | WorkKey;
export type Profile = Record<Key, string>;

const { name: longest, url, country, profile } = limits;
/** The attributes of a person, with the rules that the server has too. The username identifies the account. */
export const personFields: readonly Field<PersonKey>[] = [
  { key: 'email', label: t.email, type: 'email', disabled: true, hint: t.emailHint },
  { key: 'name', label: t.name, max: longest },
  { key: 'middle_name', label: t.middleName, max: longest },
  { key: 'family_name', label: t.familyName, max: longest },
  { key: 'birthdate', label: t.birthdate, type: 'date', rule: birthRule },
  { key: 'picture', label: t.picture, type: 'url', max: url, rule: webRule },
  { key: 'phone_number', label: t.phone, type: 'number', rule: phoneRule },
  { key: 'website', label: t.website, type: 'url', max: url, rule: webRule },
];
export const addressFields: readonly Field<AddressKey>[] = [
  { key: 'country', label: t.country, max: country },
  { key: 'street_address', label: t.street, max: profile.street },
  { key: 'city', label: t.city, max: longest },
  { key: 'postal_code', label: t.postalCode, type: 'number', max: profile.postalCode },
  { key: 'region', label: t.region, max: longest },
];
const emailRule = (typed: string) => (emailPattern.test(typed) ? undefined : words.emailWrong);
export const workFields: readonly Field<WorkKey>[] = [
  { key: 'given_name', label: t.givenName, max: longest },
  { key: 'primary_email', label: t.primaryEmail, type: 'email', max: profile.work, rule: emailRule },
  { key: 'secondary_email', label: t.secondaryEmail, type: 'email', max: profile.work, rule: emailRule },
  { key: 'locale', label: t.language, max: profile.work },
  { key: 'employee_number', label: t.employeeNumber, max: profile.work },
  { key: 'organization', label: t.organization, max: profile.work },
  { key: 'division', label: t.division, max: profile.work },
  { key: 'department', label: t.department, max: profile.work },
  { key: 'manager_id', label: t.managerId, max: profile.work },
  { key: 'manager', label: t.manager, max: profile.work },
];
export const fields: readonly Field<Key>[] = [...personFields, ...addressFields, ...workFields];

const digits = /^\d*$/;
/**
 * Fields as they can show their values. An input for numbers shows nothing else, and gives an empty text for it, so that
 * "+49 30" or "SW1A 1AA" would be lost. Where one was `opened` with such a value, it is a text until the end.
 */
export const showable = <K extends Key>(
  fields: readonly Field<K>[],
  opened: Profile,
  now: Profile,
): Field<K>[] =>
  fields.map((field) =>
    field.type === 'number' && !(digits.test(opened[field.key]) && digits.test(now[field.key]))
      ? { ...field, type: field.key === 'phone_number' ? 'tel' : 'text' }
      : field,
  );

type Source = Partial<Record<PersonKey | WorkKey, string | null>> & { address: Record<AddressKey, string> };
/** The values of the form for a user. */
export const profileOf = (user: Source): Profile =>
  Object.fromEntries(
    fields.map(({ key }) => {
      const source: Partial<Record<Key, string | null>> = { ...user, ...user.address };
      return [key, source[key] ?? ''];
    }),
  ) as Profile;

const changedKeys = (before: Profile, next: Profile) =>
  fields.map(({ key }) => key).filter((key) => before[key].trim() !== next[key].trim());
export const isChanged = (before: Profile, next: Profile) => changedKeys(before, next).length > 0;

/** The input of the call: the changed attributes, those of the address in a group, and the username for reference. */
export function changesOf(before: Profile, next: Profile): Attributes {
  const changed = changedKeys(before, next);
  const inAddress = (key: Key) => addressFields.some((field) => field.key === key);
  const values = (keys: Key[]) => Object.fromEntries(keys.map((key) => [key, next[key].trim()]));
  return {
    ...(before.email ? { email: before.email } : {}),
    ...values(changed.filter((key) => !inAddress(key))),
    ...(changed.some(inAddress) ? { address: values(changed.filter(inAddress)) } : {}),
  };
}
