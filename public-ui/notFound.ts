import { lazy } from 'react';

/** The page for addresses that no other page has. */
export const NotFound = lazy(() => import('./pages/notFound/NotFoundPage.tsx'));
