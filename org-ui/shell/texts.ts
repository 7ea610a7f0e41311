/** Texts of the frame around all screens. */
export const shell = {
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  documentation: 'Documentation',
  newWindow: 'opens in a new window',
  profile: 'Profile',
  errorCodes: 'Error codes',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signIn: 'Sign in',
  loading: 'Loading',
  again: 'Try again',
  leaving: 'Taking you to the sign-in page…',
} as const;
