import { expect, test } from 'vitest';
import { companySizes } from '../domain/limits.ts';
import { languages, type MailLanguage } from '../language/language.ts';
import * as countryList from './countries.ts';
import { industries, industryChoices, industryNames } from './industries/industries.ts';

test('countries have a name, a dial code and a code; industries are about 140; sizes are five bands [data.fixed-lists, data.fixed-lists.content]', () => {
  const { countries } = countryList;
  expect(countries).toHaveLength(249);
  for (const { name, dialCode, code } of countries) {
    expect(name.length).toBeGreaterThan(2);
    expect(dialCode).toMatch(/^\d{1,7}$/);
    expect(code).toMatch(/^[A-Z]{2}$/);
  }
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  expect(Math.abs(new Set(industries).size - 140)).toBeLessThan(10);
  expect(companySizes).toEqual(['1-10', '10-50', '50-200', '200-1000', '1000+']);
});

const tags = Object.keys(languages) as MailLanguage[];
test.for(tags)(
  'in %s every country has a name of its own, and they stand in the order of that language',
  (tag) => {
    const labels = countryList.countriesIn(tag).map(({ label }) => label);
    expect(new Set(labels).size).toBe(249);
    expect(labels.filter((label) => /^[A-Z]{2}$/.test(label))).toEqual([]);
    if (tag !== 'en') expect(labels).toEqual(labels.toSorted(new Intl.Collator(tag).compare));
  },
);
test('a country that is stored in English is shown in the language of the page, by whichever of its names; others stay', () => {
  const shown = (stored: string) => countryList.countryShown(stored, 'de-AT');
  expect(
    ['India', 'Congo (Democratic Republic)', 'Myanmar', 'Myanmar (Burma)', 'Acme Islands', ''].map(shown),
  ).toEqual([...['Indien', 'Kongo-Kinshasa', 'Myanmar', 'Myanmar', 'Acme Islands', '']]);
  expect(countryList.countryShown('Myanmar (Burma)', 'en-GB')).toBe('Myanmar (Burma)');
});
test('industries are stored in English and shown in the language of the page, with the rest at the end', async () => {
  expect((await industryChoices('en')).map(({ value }) => value)).toEqual(industries);
  const german = await industryChoices('de');
  expect(german.map(({ value }) => value).toSorted()).toEqual(industries.toSorted());
  expect(german[0]).toEqual({ value: 'Waste Management', label: 'Abfallwirtschaft' });
  expect(german.at(-1)).toEqual({ value: 'Other', label: 'Andere' });
  for (const load of Object.values(industryNames))
    expect(new Set(Object.values(await load())).size).toBe(industries.length);
});
