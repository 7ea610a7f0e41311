const names = new Intl.DisplayNames(undefined, { type: 'region' });
/** The name of a country by its code; empty where none is known. */
export const countryOf = (code: string | null) => (code ? (names.of(code) ?? code) : '');
