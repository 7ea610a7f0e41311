/** Pages of the public app that an organisation's host shows too: the legal texts, and its invitations. */
const paths = /^\/(?:privacyPolicy|terms-and-conditions|registerUser\/[^/]+)\/?$/;

/** Whether a path shows the same page on the main site and on every organisation's host. */
export const isEverywhere = (path: string) => paths.test(path);
