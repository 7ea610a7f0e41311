import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the list of sign-ins. */
export const texts = spoken('pages/signIns', {
  title: 'Sign-ins',
  about: 'How sign-ins to your applications ended, the newest first.',
  outcome: 'Outcome',
  all: 'All',
  columns: {
    createdAt: 'When',
    username: 'Who',
    end: 'Outcome',
    fromIP: 'From',
  },
  /** A sign-in by a name that nobody has, or no longer. */
  nobody: 'nobody known',
  deleted: 'a deleted application',
  none: 'No sign-ins of this kind in this period.',
});
