import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the list of people. */
export const texts = spoken('pages/people', {
  few: { chip: 'Without a second device', none: 'Everybody has a second device.' },
  unused: {
    chip: 'Only device unused for 90 days',
    none: 'Nobody has only one device that was unused for 90 days.',
  },
  title: 'People',
  about:
    'A person is the same in all applications, with the same login devices. A user is the access of a person to one application.',
});
