import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import { type Page, screen } from '../page.ts';
import { texts } from './texts.ts';

/** The page of help videos and written guides. */
export const videos: Page = {
  path: '/videos',
  menu: { label: texts.menu, icon: SmartDisplayOutlined },
  Screen: screen(() => import('./Videos.tsx')),
};
