import type { InviteType } from '../../../domain/families/families.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { emailPattern, limits, sameEmail } from '../../../web-kit/limits.ts';
import { texts } from './texts.ts';

const { name, email, confirmEmail, invalid, mismatch } = texts;
const max = limits.inviteField;

/** The input about an invited person. */
export const inviteFields: readonly Field<'name' | 'email' | 'confirmEmail'>[] = [
  { key: 'name', label: name, required: true, max, rule: nameWrong },
  {
    key: 'email',
    label: email,
    type: 'email',
    required: true,
    max,
    rule: (typed) => (emailPattern.test(typed) ? undefined : invalid),
  },
  {
    key: 'confirmEmail',
    label: confirmEmail,
    type: 'email',
    required: true,
    rule: (typed, values) => (sameEmail(typed) === sameEmail(values.email) ? undefined : mismatch),
  },
];

/** The types of invitation whose form does not mark its fields as required. An empty one is refused all the same. */
const unmarked: readonly InviteType[] = ['ADD_OIDC_USER', 'ADD_SAML_USER'];
/** The fields of the form for this type of invitation, with what it says while the e-mail address is empty. */
export const inviteFieldsOf = (type: InviteType, emailMissing?: string): typeof inviteFields =>
  inviteFields.map((field) => ({
    ...field,
    ...(unmarked.includes(type) && { unmarked: true }),
    ...(emailMissing && field.key === 'email' && { missing: emailMissing }),
  }));
