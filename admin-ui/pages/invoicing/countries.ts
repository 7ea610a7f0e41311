import { countries } from '../../../web-kit/data/countries.ts';

export const countryChoices = countries.map(({ code, name }) => ({ value: code, label: name }));
