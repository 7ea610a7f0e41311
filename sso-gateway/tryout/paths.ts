/** The paths of tryouts at the root of an organisation's host. */
export const tryoutPaths = {
  /** The link of the console, with the id of the tryout. */
  start: '/tryout/start',
  /** Requests come here only from within, with the parameters of a tryout; the browser comes after the sign-in. */
  authorization: '/tryout/openid',
  /** The redirect address of every application at a tryout. */
  back: '/tryout/back',
} as const;
/** The page of the console that shows what came of a tryout. */
export const triedPage = (id: string) => `/tried/${id}`;
