import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { type Page, screen } from '../page.ts';
import { texts } from '../texts.ts';

/** The page of all applications' users. */
export const user: Page = {
  path: '/user',
  menu: { label: texts.users.menu, icon: PeopleOutlined },
  Screen: screen(() => import('./UserManagement.tsx')),
};
