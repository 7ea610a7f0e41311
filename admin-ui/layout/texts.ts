import { spoken } from '../../web-kit/language/language.ts';

/** Texts of the frame, and of the page for addresses that do not exist. */
export const texts = spoken('staff/layout', {
  header: {
    home: 'Home',
    logout: 'Logout',
    menu: 'Sections',
    more: 'More',
    settings: 'Your account: passkeys and sessions',
  },
  notFound: {
    title: '404 - Page not found',
    text: 'There is nothing at this address. It may be mistyped, or the page may have been deleted.',
    back: 'Back to the Operators Table',
  },
  account: 'Your account',
});
