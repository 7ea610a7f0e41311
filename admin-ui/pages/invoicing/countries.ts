import { countries } from '../../../web-kit/data/countries.ts';

const names = new Map(countries.map(({ code, name }) => [code, name]));
/** The name of a country by its code; the code itself where it has none. */
export const countryName = (code: string) => names.get(code) ?? code;
export const countryChoices = countries.map(({ code, name }) => ({ value: code, label: name }));
