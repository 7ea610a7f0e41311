import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the list of people. */
export const texts = spoken('pages/people', {
  few: { chip: 'Without a second device', none: 'Everybody has a second device.' },
  unused: {
    chip: 'Only device unused for 90 days',
    none: 'Every only device has been used within the last 90 days.',
  },
  title: 'People',
  about:
    'A person is one in all applications, with the same login devices. Users are the access of people to one application each.',
});
