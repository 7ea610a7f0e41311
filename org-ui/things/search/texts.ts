import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the search across everything. */
export const texts = spoken('things/search', {
  open: 'Search',
  shortcut: 'Ctrl K',
  title: 'Search everything',
  placeholder: 'People, applications, groups, pages…',
  results: 'Results',
  groups: {
    pages: 'Pages',
    people: 'People',
    applications: 'Applications',
    team: 'Team',
    groups: 'Groups',
    guides: 'Guides',
  },
  inGuides: (q: string) => `Search the guides for “${q}”`,
  searching: 'Searching…',
  nothing: (q: string) => `Nothing here matches “${q}”.`,
  failed: (groups: string) => `Could not be searched: ${groups}.`,
  keys: 'Up and down choose, Enter opens, Esc closes.',
});
