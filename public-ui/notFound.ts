import { lazy } from 'react';

/** The page for addresses that match no route. */
export const NotFound = lazy(() => import('./pages/notFound/NotFoundPage.tsx'));
