/** Texts of the page of a member. */
export const texts = {
  lastLogin: 'Last Login Details',
  neverSignedIn: 'No sign-in yet.',
} as const;
