import { lazy } from 'react';

/** The page at which a sign-in on the main site arrives, outside the shell and its guard. */
export const landing = { path: '/redirect/:accessToken', Screen: lazy(() => import('./Landing.tsx')) };
