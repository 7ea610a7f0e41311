import { escaped, page } from '../pages.ts';

/** Asks whether to sign out of everything. */
export const askLogoutPage = page(
  'Sign out',
  `<p>Do you want to sign out of all applications on this browser?</p>
  <form method="post"><button type="submit" autofocus>Sign out</button></form>`,
);
/** Tells that the person is signed out, whether every application has confirmed it, and where to go on, if anywhere. */
export const loggedOutPage = (complete: boolean, to?: string) =>
  page(
    'Signed out',
    (complete
      ? '<p>You are signed out. You can close this page.</p>'
      : '<p>You are signed out here, but not every application has confirmed it. Close the browser to be safe.</p>') +
      (to ? `<p><a href="${escaped(to)}">Go on to the application</a></p>` : ''),
  );
