import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import { emailPattern, limits, phonePattern, webAddress } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import type { Field, Values } from '../../../web-kit/form/fields.ts';
import { words } from '../../base/words.ts';
import { chosenAs } from '../../things/invites/fields.ts';
import { texts as t } from './texts.ts';

type Invitation = InputOf<Calls, 'POST /invite/sendInvite'>;
type Attribute = keyof NonNullable<Invitation['attributes']>;
export type Key = 'username' | 'name' | Attribute;

const { field: most, url, mobile, zipcode } = limits.person;
const email = (typed: string) => (emailPattern.test(typed) ? undefined : words.emailWrong);

/** What the form asks about a person, in the lengths of the requirements. */
export const personFields: readonly Field<Key>[] = [
  {
    ...{ key: 'username', label: t.username, type: 'email', required: true, max: most, rule: email },
    hint: t.usernameHint,
  },
  { key: 'name', label: t.fullName, required: true, max: most, rule: nameWrong },
  { key: 'primary_email', label: t.primaryEmail, type: 'email', max: most, rule: email },
  { key: 'secondary_email', label: t.secondaryEmail, type: 'email', max: most, rule: email },
  {
    ...{ key: 'website', label: t.profileUrl, type: 'url', max: url },
    rule: (typed) => (webAddress(typed) ? undefined : t.webWrong),
  },
  {
    ...{ key: 'phone_number', label: t.mobile, type: 'tel', max: mobile },
    rule: (typed) => (phonePattern.test(typed) ? undefined : t.mobileWrong),
  },
  { key: 'street_address', label: t.street, max: most },
  { key: 'city', label: t.city, max: most },
  { key: 'region', label: t.state, max: most },
  { key: 'postal_code', label: t.zipcode, max: zipcode },
  { key: 'locale', label: t.language, max: most },
  { key: 'employee_number', label: t.employeeNumber, max: most },
  { key: 'organization', label: t.organization, max: most },
  { key: 'division', label: t.division, max: most },
  { key: 'department', label: t.department, max: most },
  { key: 'manager_id', label: t.managerId, max: most },
  { key: 'manager', label: t.manager, max: most },
];

/** What is kept of the form: these fields, and to which applications the person is invited. */
export const keptFields = [...personFields, chosenAs('application'), chosenAs('others')] as const;

/** The invitation of the person to an OpenID application, and to further ones, with what was entered. */
export function invitationOf(
  [appId, ...appIds]: readonly [string, ...string[]],
  { username, name, ...rest }: Values<Key>,
): Invitation {
  const attributes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
  return { type: 'ADD_OIDC_USER', appId, appIds, email: username, name, attributes };
}
