import { approvalRoutes } from '../domain/transaction/kinds.ts';

/** Pages of the public app that an organisation's host shows too: the legal texts, the app, invitations and approvals of its users. */
const withToken = ['registerUser', 'recoverUser', ...approvalRoutes].join('|');
const paths = new RegExp(`^/(?:app|privacyPolicy|terms-and-conditions|(?:${withToken})/[^/]+)/?$`);

/** Whether a path shows the same page on the main site and on every organisation's host. */
export const isEverywhere = (path: string) => paths.test(path);
