/** Loaders of the fixed lists, each a chunk of its own. */
export const loadCountries = async () => (await import('../../web-kit/data/countries.ts')).countries;
export const loadCountryNames = async () => (await loadCountries()).map(({ name }) => name);
export const loadIndustries = async () => (await import('../../web-kit/data/industries.ts')).industries;
