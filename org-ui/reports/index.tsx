import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { type Page, screen } from '../page.ts';
import { texts } from './texts.ts';

/** The page of insights into the use of the applications. */
export const reports: Page = {
  path: '/reports',
  menu: { label: texts.menu, icon: InsightsOutlined },
  Screen: screen(() => import('./Reports.tsx')),
};
