import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { lazy } from 'react';
import type { Page } from '../page.ts';
import { texts } from '../texts.ts';

/** The page of the organisation's security settings. */
export const security: Page = {
  path: '/security',
  menu: { label: texts.security.menu, icon: ShieldOutlined },
  Screen: lazy(() => import('./Security.tsx')),
};
