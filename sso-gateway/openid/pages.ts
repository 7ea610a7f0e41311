import type { Page } from '../look/pages.ts';

/** Asks whether to sign out. `form` is the library's empty form with the id `op.logoutForm`. */
export const signOutPage =
  (form: string): Page =>
  ({ signOut }) => ({
    title: signOut.title,
    html: `<p>${signOut.here}</p>${form}
    <button form="op.logoutForm" type="submit" name="logout" value="yes" autofocus>${signOut.yes}</button>
    <button form="op.logoutForm" type="submit" class="quiet">${signOut.no}</button>`,
  });
export const signedOutPage: Page = ({ signedOut }) => ({
  title: signedOut.title,
  html: `<p>${signedOut.everywhere}</p>`,
});
