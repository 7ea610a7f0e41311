// The browser uses this file too, so it imports nothing.

/** Numbers of the VAT without the country in front, as VIES describes them, each with one that looks like it. */
type Form = readonly [form: RegExp, example: string];
/** Those of the European Union, by the country (ISO 3166-1). */
const european: Readonly<Record<string, Form>> = {
  AT: [/^U\d{8}$/, 'U12345678'],
  BE: [/^[01]\d{9}$/, '0123456789'],
  BG: [/^\d{9,10}$/, '123456789'],
  CY: [/^\d{8}[A-Z]$/, '12345678X'],
  CZ: [/^\d{8,10}$/, '12345678'],
  DE: [/^\d{9}$/, '123456789'],
  DK: [/^\d{8}$/, '12345678'],
  EE: [/^\d{9}$/, '123456789'],
  ES: [/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'A1234567B'],
  FI: [/^\d{8}$/, '12345678'],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, '12345678901'],
  GR: [/^\d{9}$/, '123456789'],
  HR: [/^\d{11}$/, '12345678901'],
  HU: [/^\d{8}$/, '12345678'],
  IE: [/^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/, '1234567FA'],
  IT: [/^\d{11}$/, '12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, '123456789'],
  LU: [/^\d{8}$/, '12345678'],
  LV: [/^\d{11}$/, '12345678901'],
  MT: [/^\d{8}$/, '12345678'],
  NL: [/^[A-Z\d+*]{10}\d{2}$/, '123456789B01'],
  PL: [/^\d{10}$/, '1234567890'],
  PT: [/^\d{9}$/, '123456789'],
  RO: [/^\d{2,10}$/, '12345678'],
  SE: [/^\d{10}01$/, '123456789001'],
  SI: [/^\d{8}$/, '12345678'],
  SK: [/^\d{10}$/, '1234567890'],
};
const british: Form = [/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, '123456789'];

export const isInEu = (countryCode: string): boolean => Object.hasOwn(european, countryCode);
/** What numbers of the VAT begin with in a country, and look like; undefined where there is no VAT that is known. */
function vatOf(countryCode: string) {
  const [form, example] = countryCode === 'GB' ? british : (european[countryCode] ?? []);
  return form && { prefix: countryCode === 'GR' ? 'EL' : countryCode, form, example };
}

/** A number of the VAT in the usual form, also when it was typed without the country; null when it cannot be one. */
export function vatNumberIn(countryCode: string, typed: string): string | null {
  const vat = vatOf(countryCode);
  if (!vat) return null;
  const { prefix, form } = vat;
  const plain = compact(typed);
  const behind = plain.startsWith(prefix) ? plain.slice(prefix.length) : '';
  const national = form.test(behind) ? behind : plain;
  return form.test(national) ? prefix + national : null;
}

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A GSTIN in the usual form; null when it is none. Its last character checks the others, in base 36. */
export function gstinIn(typed: string): string | null {
  const plain = compact(typed);
  if (!gstinForm.test(plain)) return null;
  const sum = [...plain.slice(0, 14)].reduce((sum, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / 36) + (product % 36);
  }, 0);
  return plain[14] === digits[(36 - (sum % 36)) % 36] ? plain : null;
}

const compact = (typed: string) => typed.toUpperCase().replace(/[\s./-]/g, '');

/** What a tax number looks like in a country; undefined where that is not known. */
export function taxNumberExample(countryCode: string): string | undefined {
  if (countryCode === 'IN') return '29AAGCB7383J1Z4';
  const vat = vatOf(countryCode);
  return vat && vat.prefix + vat.example;
}
/**
 * A tax number in the usual form of its country; null when it cannot be one. Where the form is not known, it stays as it was
 * typed.
 */
export function taxNumberIn(countryCode: string, typed: string): string | null {
  if (!typed.trim()) return '';
  if (countryCode === 'IN') return gstinIn(typed);
  return vatOf(countryCode) ? vatNumberIn(countryCode, typed) : typed.trim();
}
