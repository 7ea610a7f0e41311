import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the choice of one application. */
export const texts = spoken('things/chooseApplication', {
  of: (name: string) => `Application: ${name}`,
  all: 'All applications',
  one: 'one of them',
  title: 'Which application?',
  search: 'Search Applications...',
  results: 'Applications',
  none: 'There is no application yet.',
});
