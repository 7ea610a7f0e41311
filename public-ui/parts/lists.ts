/** A row of a list to choose from: what is stored, and what it is called in the language of the page. */
export type Choice = { value: string; label: string };

/** Loaders of the fixed lists, each a chunk of its own. */
export const loadCountries = async () => (await import('../../web-kit/data/countries.ts')).countries;
/** Countries are stored by their names in English. */
export const loadCountryChoices = async (): Promise<readonly Choice[]> =>
  (await loadCountries()).map(({ name, label }) => ({ value: name, label }));
export const loadIndustries = async (): Promise<readonly Choice[]> =>
  (await import('../../web-kit/data/industries/industries.ts')).industryChoices();
