import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of a member. */
export const texts = spoken('pages/oneMember', {
  lastLogin: 'Last Login Details',
  neverSignedIn: 'No sign-in yet.',
});
