import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the guide. */
export const texts = spoken('parts/guides', {
  button: 'Guide',
  title: 'Guide',
  none: 'No video found!',
  read: 'Read the guides',
  open: 'Open the guide',
  more: 'Videos and guides',
  /** The words of a link to the guides, and those behind them that only who hears the page is told. */
  learn: 'Learn more',
  about: (what: string) => `about ${what}`,
});
