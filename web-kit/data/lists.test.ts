import { expect, test } from 'vitest';
import { companySizes } from '../limits.ts';
import * as countryList from './countries.ts';
import * as industryList from './industries.ts';

test('countries have a name, a dial code and a code; industries are about 140; sizes are five bands [data.fixed-lists, data.fixed-lists.content]', () => {
  const { countries } = countryList;
  expect(countries).toHaveLength(249);
  for (const { name, dialCode, code } of countries) {
    expect(name.length).toBeGreaterThan(2);
    expect(dialCode).toMatch(/^\d{1,7}$/);
    expect(code).toMatch(/^[A-Z]{2}$/);
  }
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  const { industries } = industryList;
  expect(Math.abs(new Set(industries).size - 140)).toBeLessThan(10);
  expect(companySizes).toEqual(['1-10', '10-50', '50-200', '200-1000', '1000+']);
});
