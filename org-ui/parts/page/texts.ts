import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of what every page is made of. */
export const texts = spoken('parts/page', {
  loading: 'Loading',
  again: 'Try again',
  notFound: {
    title: '404 - Page not found',
    text: 'There is nothing at this address, or it belongs to another organization.',
    home: 'Go to the home page',
  },
  lists: {
    applications: 'All applications',
    users: 'All users',
    people: 'All people',
    groups: 'All groups',
    team: 'The team',
  },
});
