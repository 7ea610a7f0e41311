import { escaped } from '../../server-kit/escaped.ts';
import { type Page, postingPage } from '../look/pages.ts';

/** Asks whether to sign out of everything. */
export const askLogoutPage: Page = ({ signOut }) => ({
  title: signOut.title,
  html: `<p>${signOut.everywhere}</p>
  <form method="post"><button type="submit" autofocus>${signOut.yes}</button></form>`,
});
/** Tells that the person is signed out, whether every application has confirmed it, and where to go on, if anywhere. */
export const loggedOutPage =
  (complete: boolean, to?: string): Page =>
  ({ signedOut }) => ({
    title: signedOut.title,
    html:
      `<p>${complete ? signedOut.everywhere : signedOut.partly}</p>` +
      (to ? `<p><a href="${escaped(to)}">${signedOut.goOn}</a></p>` : ''),
  });
/** Takes an answer to the application, and says meanwhile how the sign-in has ended. */
export const backPage = (to: string, fields: Record<string, string>, ended: 'signedIn' | 'nobody'): Page =>
  postingPage(to, fields, ({ onTheWay }) => ({ title: onTheWay[ended], text: onTheWay.text }));
