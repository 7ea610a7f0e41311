import { page } from '../pages.ts';

/** Asks whether to sign out. `form` is the library's empty form with the id `op.logoutForm`. */
export const signOutPage = (form: string) =>
  page(
    'Sign out',
    `<p>Do you want to sign out on this browser?</p>${form}
    <button form="op.logoutForm" type="submit" name="logout" value="yes" autofocus>Sign out</button>
    <button form="op.logoutForm" type="submit" class="quiet">Stay signed in</button>`,
  );
export const signedOutPage = page('Signed out', '<p>You are signed out. You can close this page.</p>');
