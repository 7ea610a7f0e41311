import type { LanguageTag } from '../../domain/languages.ts';
import type { Catalogue } from '../catalogue.ts';

type File<Words> = Promise<{ words: Words }>;
/** Fetches the words of a language: those that the families of applications have beside them, and all others. */
async function whole(others: File<Catalogue>, ...families: File<object>[]): Promise<Catalogue> {
  const [{ words }, ...files] = await Promise.all([others, ...families]);
  return Object.assign({}, words, ...files.map((file) => file.words));
}

/** The words of each language besides English, which stand where they are shown. */
export const catalogues: Record<Exclude<LanguageTag, 'en'>, () => Promise<Catalogue>> = {
  de: () =>
    whole(
      import('./german/german.ts'),
      import('../families/general/languages/german.ts'),
      import('../families/oidc/languages/german.ts'),
      import('../families/saml/languages/german.ts'),
      import('../families/radius/languages/german.ts'),
    ),
  es: () =>
    whole(
      import('./spanish/spanish.ts'),
      import('../families/general/languages/spanish.ts'),
      import('../families/oidc/languages/spanish.ts'),
      import('../families/saml/languages/spanish.ts'),
      import('../families/radius/languages/spanish.ts'),
    ),
  fr: () =>
    whole(
      import('./french/french.ts'),
      import('../families/general/languages/french.ts'),
      import('../families/oidc/languages/french.ts'),
      import('../families/saml/languages/french.ts'),
      import('../families/radius/languages/french.ts'),
    ),
  hi: () =>
    whole(
      import('./hindi/hindi.ts'),
      import('../families/general/languages/hindi.ts'),
      import('../families/oidc/languages/hindi.ts'),
      import('../families/saml/languages/hindi.ts'),
      import('../families/radius/languages/hindi.ts'),
    ),
};
