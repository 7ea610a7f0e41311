import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the parts of forms. */
export const texts = spoken('parts/form', {
  logo: 'Logo',
  logoFile: 'Choose file',
  logoUrl: 'Logo URL',
  logoRemove: 'Remove logo',
  logoHint:
    'PNG, JPEG, GIF or WebP of at most 200 KB (200x300 px, transparent). An image at an https address is copied when you save.',
  logoTooLarge: (kilobytes: number) => `File size is too large: Greater than ${kilobytes} KB`,
  logoUnread: 'Error reading file',
  logoKind: 'This file is not a PNG, JPEG, GIF or WebP image',
  restored: {
    discard: 'Discard them',
  },
  uriAt: (list: string, place: number) => `${list}, row ${place}`,
  addUri: 'Add URI',
  removeUri: (list: string, place: number) => `Remove row ${place} of ${list}`,
});
