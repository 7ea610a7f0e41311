import { lazy } from 'react';
import type { Page } from '../page.ts';

/** One web application. Its id may also come as navigation state. */
export const view: Page = {
  path: '/view/:appId?',
  under: '/applications',
  Screen: lazy(() => import('./View.tsx')),
};
