import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page for addresses that do not exist. */
export const texts = spoken('pages/notFound', {
  title: '404 - Page not found',
  text: 'There is nothing at this address. The link may be old or incomplete.',
});
