import type { Field } from '../../web-kit/form/fields.ts';
import { emailPattern, limits, nameProblem } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';

const { name, email, confirmEmail, invalid, mismatch } = texts.invite;
const max = limits.inviteField;

const nameRule = (typed: string) => {
  const problem = nameProblem(typed);
  return problem && `The name ${problem}.`;
};

/** The input about an invited person. */
export const inviteFields: readonly Field<'name' | 'email' | 'confirmEmail'>[] = [
  { key: 'name', label: name, required: true, max, rule: nameRule },
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
    rule: (typed, values) => (typed === values.email ? undefined : mismatch),
  },
];
