import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { Page } from '../page.ts';
import { texts } from '../texts.ts';

/** The users of all applications. */
export const user: Page = {
  path: '/user',
  menu: { label: texts.users.menu, icon: PeopleOutlined },
  Screen: lazy(() => import('./UserManagement.tsx')),
};
