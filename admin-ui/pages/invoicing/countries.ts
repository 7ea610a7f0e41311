import { countries } from '../../../web-kit/data/countries.ts';

export const countryChoices = countries.map(({ code, label }) => ({ value: code, label }));
