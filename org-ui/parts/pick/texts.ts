import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of picking several things from a list. */
export const texts = spoken('parts/pick', {
  chosen: 'Chosen',
  loading: 'Loading',
  nothing: (q: string) => `Nothing matches “${q}”.`,
  more: (shown: number) => `The first ${shown} are shown. Search for the others.`,
});
