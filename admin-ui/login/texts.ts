import { spoken } from '../../web-kit/language/language.ts';

/** Texts of the sign-in page. */
export const texts = spoken('staff/login', {
  heading: 'ADMIN LOGIN',
  username: 'Username',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Login',
  passkey: 'Sign in with a passkey',
  or: 'or with your password',
  hint: 'With the password you sign in for the first time and make a passkey on this device. After that, the password also needs the passkey.',
  notMade: 'No passkey was made, so you are not signed in. Please try again: the account needs one.',
  notUsed: 'No passkey was used. Please try again, or choose another of your passkeys.',
  role: 'Admin',
});
