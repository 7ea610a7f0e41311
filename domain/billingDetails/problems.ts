import type { Fault } from '../sentences/sentences.ts';
import type { Details } from './events.ts';
import { hasPostalCodes, indianStates, stateCodeOf } from './places.ts';
import { taxNumberExample, taxNumberIn } from './taxNumbers.ts';

type Checked = Pick<Details, 'postalCode' | 'region' | 'taxNumber'>;
export type CheckedField = keyof Checked;

/** Why a field cannot be so in a country, by its code of ISO 3166-1; undefined when it can. */
const rules: Record<CheckedField, (typed: Checked, countryCode: string) => Fault | undefined> = {
  postalCode: ({ postalCode }, country) =>
    postalCode.trim() || !hasPostalCodes(country) ? undefined : { code: 'is.empty' },
  region: ({ region }, country) =>
    country === 'IN' && !stateCodeOf(region)
      ? { code: 'is.choice', values: { of: indianStates.slice(0, 3) } }
      : undefined,
  taxNumber({ region, taxNumber }, country) {
    const known = taxNumberIn(country, taxNumber);
    if (known === null)
      return { code: 'is.taxNumber', values: { example: taxNumberExample(country) ?? taxNumber } };
    const state = country === 'IN' ? stateCodeOf(region) : undefined;
    return known && state && !known.startsWith(state) ? { code: 'is.otherState' } : undefined;
  },
};
export const problemIn = (field: CheckedField, typed: Checked, countryCode: string): Fault | undefined =>
  rules[field](typed, countryCode);
export const checkedFields = Object.keys(rules) as CheckedField[];
