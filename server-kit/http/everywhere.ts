import { everyFamily } from '../../domain/families/families.ts';
import { approvalRoutes } from '../../domain/families/requests.ts';

/**
 * Pages of the public app that organisations' hosts serve too: the legal texts, the app, a person's own page, the sign-in of
 * single sign-on, the codes for networks, and the invitations, addresses and approvals of users.
 */
const withToken = [
  ...everyFamily.map(({ invite }) => invite.page),
  'recoverUser',
  'lostDevice',
  'confirmAddress',
  ...approvalRoutes,
].join('|');
const paths = new RegExp(
  `^/(?:app|me(?:/device/[^/]+)?|networkCode|openid-login|idp/login|privacyPolicy|terms-and-conditions|(?:${withToken})/[^/]+)/?$`,
);

/** Whether a path shows the same page on the main site and on every organisation's host. */
export const isEverywhere = (path: string) => paths.test(path);
