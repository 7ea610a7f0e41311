import { type LanguageTag, languageAmong, languages } from '../../domain/languages.ts';

export { type LanguageTag as MailLanguage, languages };

/** English mirrored and in brackets, which shows what cannot be translated or breaks from right to left. */
const pseudo = 'qps';
export type PageLanguage = LanguageTag | typeof pseudo;

const key = 'language';
const kept = () => globalThis.localStorage?.getItem(key) ?? null;
// Without a page there is no viewer, whatever the language of the machine.
const ofBrowser = (): readonly string[] => (globalThis.document ? navigator.languages : []);

/** What the application asks for that sent the browser here (`ui_locales`, OpenID Connect Core section 3.1.2.1). */
const ofApplication = () => new URLSearchParams(globalThis.location?.search).getAll('ui_locales');

/** The first that we have of the language that the person chose here, those of the application, and the browser's. */
export function chosenOf(
  chosen: string | null,
  ofApplication: readonly string[],
  ofBrowser: readonly string[],
): PageLanguage {
  if (chosen === pseudo) return pseudo;
  return languageAmong([...(chosen ? [chosen] : []), ...ofApplication, ...ofBrowser]) ?? 'en';
}

/** The language of this page, for as long as it is open. */
export const language: PageLanguage = chosenOf(kept(), ofApplication(), ofBrowser());
/** The language with the viewer's own region, for dates and numbers. */
export const locale =
  language === pseudo ? 'en' : (ofBrowser().find((tag) => languageAmong([tag]) === language) ?? language);

/** Shows this and later pages in a language. The page is loaded anew. */
export function chooseLanguage(tag: LanguageTag): void {
  localStorage.setItem(key, tag);
  location.reload();
}

/** English with the literal types taken away: what each other language must have. */
export type Wording<T> = T extends (...values: infer V) => infer R
  ? (...values: V) => Wording<R>
  : T extends string
    ? string
    : T extends object
      ? { readonly [K in keyof T]: Wording<T[K]> }
      : T;
/** The words of an app by the folders that show them. */
export type Catalogue = Record<string, object>;
/** Fetches the words of each language besides English. */
export type Loaders = Record<Exclude<LanguageTag, 'en'>, () => Promise<Catalogue>>;

let catalogue: Catalogue = {};
let disguise: ((words: unknown) => unknown) | undefined;

/** Fetches the words of the page's language, before anything is rendered. What cannot be fetched is in English. */
export async function speak(loaders: Loaders, tag: PageLanguage = language): Promise<void> {
  catalogue = {};
  disguise = tag === pseudo ? (await import('./pseudo.ts')).disguise : undefined;
  if (tag !== 'en' && tag !== pseudo) catalogue = await loaders[tag]().catch(() => ({}));
}

/** Tells the browser in which language the page is, and in which direction it is read. */
export function tellLanguage(): void {
  document.documentElement.lang = language === pseudo ? 'en' : language;
  document.documentElement.dir = language === pseudo ? 'rtl' : 'ltr';
}

/** Reads each text from `words` at the moment when it is used, and so each part of `english`, too. */
function lookingUp<T extends object>(english: T, words: () => object): T {
  return new Proxy(english, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      const said = () => Reflect.get(words(), name);
      return part && typeof part === 'object' ? lookingUp(part, said as () => object) : said();
    },
  });
}

/**
 * The words of a folder in the language of the page. They are looked up when they are used, because code can be there
 * before the words of its language.
 */
export const spoken = <const T extends object>(folder: string, english: T): Wording<T> =>
  lookingUp(
    english,
    () => catalogue[folder] ?? (disguise?.(english) as object | undefined) ?? english,
  ) as Wording<T>;

/** Rows in the order in which people who read a language look for their names. */
export function ordered<R>(rows: readonly R[], nameOf: (row: R) => string, tag: string = locale): R[] {
  const { compare } = new Intl.Collator(tag);
  return rows.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** Names in a sentence: "A, B and C". */
export const listed = (names: readonly string[]): string =>
  // British English has no comma before the last name.
  new Intl.ListFormat(language === 'en' || language === pseudo ? 'en-GB' : language).format(names);
