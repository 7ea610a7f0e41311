import { countries } from '../../../web-kit/data/countries.ts';
import { emailPattern, limits } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import type { Field, Values } from '../../../web-kit/form/fields.ts';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

const t = texts;

/** The flag of a country, as two regional indicator symbols, so that no picture comes from elsewhere. */
const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 - 65 + letter.charCodeAt(0)));
const choices = countries.map(({ code, label, dialCode }) => ({
  value: code,
  label: `${flagOf(code)} ${label} (+${dialCode})`,
}));

type ContactKey = 'name' | 'email' | 'countryCode' | 'mobileNumber' | 'description';
/** What the contact form asks. The country is chosen by its code, because several share a dialling code. */
export const contactFields: readonly Field<ContactKey>[] = [
  {
    ...{ key: 'name', label: t.name, required: true, max: limits.name, autoComplete: 'name' },
    rule: nameWrong,
  },
  {
    ...{ key: 'email', label: t.email, type: 'email', required: true, max: limits.operatorEmail },
    autoComplete: 'email',
    rule: (typed) => (emailPattern.test(typed) ? undefined : words.emailWrong),
  },
  { key: 'countryCode', label: t.country, required: true, choices },
  {
    ...{ key: 'mobileNumber', label: t.mobile, type: 'tel', required: true, autoComplete: 'tel-national' },
    rule: (typed) => (/^\d{4,15}$/.test(digitsOf(typed)) ? undefined : t.invalidMobile),
  },
  {
    ...{ key: 'description', label: t.description, required: true, max: limits.contactDescription },
    ...{ multiline: true, rows: 4 },
  },
];
/** What is chosen at first: the second country of the list. */
export const firstCountry = countries[1]!.code;

const digitsOf = (typed: string) => typed.replace(/[\s()./-]/g, '');
/** The form as it is sent: the number with a plus sign and the dialling code in front. */
export function contactSent({ countryCode: chosen, mobileNumber, ...rest }: Values<ContactKey>) {
  const countryCode = countries.find(({ code }) => code === chosen)?.dialCode ?? '';
  return { ...rest, countryCode, mobileNumber: `+${countryCode}${digitsOf(mobileNumber)}` };
}
