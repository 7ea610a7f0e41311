import Apps from '@mui/icons-material/Apps';
import { type Page, screen } from '../page.ts';
import { texts } from '../texts.ts';

/** The page of the applications. */
export const applications: Page = {
  path: '/applications',
  menu: { label: texts.applications.menu, icon: Apps },
  Screen: screen(() => import('./Applications.tsx')),
};
