import { emailPattern, limits, sameEmail } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { words } from '../../base/words.ts';
import type { Choice } from './Others.tsx';
import { texts } from './texts.ts';

const { name, email, confirmEmail, mismatch } = texts;
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
    rule: (typed) => (emailPattern.test(typed) ? undefined : words.emailWrong),
  },
  {
    key: 'confirmEmail',
    label: confirmEmail,
    type: 'email',
    required: true,
    rule: (typed, values) => (sameEmail(typed) === sameEmail(values.email) ? undefined : mismatch),
  },
];

/** A choice that has an input of its own, and is kept with what is typed into the fields. */
export const chosenAs = <K extends string>(key: K): Field<K> => ({ key, label: key, when: () => false });
/** The further applications that were chosen, from the text as which they are kept, and as this text. */
export const othersIn = (kept: string): Choice[] => (kept ? JSON.parse(kept) : []);
export const keptOthers = (chosen: readonly Choice[]): string =>
  chosen.length ? JSON.stringify(chosen) : '';

/** What the forms of invitations differ in. */
export type InviteForm = {
  /** Does not mark the fields as required. An empty one is refused all the same. */
  unmarked?: true | undefined;
  /** What the form says while the e-mail address is empty. */
  emailMissing?: string | undefined;
};
/** The fields of the form. */
export const inviteFieldsOf = ({ unmarked, emailMissing }: InviteForm): typeof inviteFields =>
  inviteFields.map((field) => ({
    ...field,
    ...(unmarked && { unmarked }),
    ...(emailMissing && field.key === 'email' && { missing: emailMissing }),
  }));
