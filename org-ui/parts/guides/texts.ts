import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the guide. */
export const texts = spoken('parts/guides', {
  button: 'Guide',
  title: 'Guide',
  none: 'No video found!',
  read: 'Read the guides',
  open: 'Open the guide',
  more: 'Videos and guides',
});
