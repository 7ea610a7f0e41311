import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { type Page, screen } from '../page.ts';
import { texts } from '../texts.ts';

/** The users of all applications. */
export const user: Page = {
  path: '/user',
  menu: { label: texts.users.menu, icon: PeopleOutlined },
  Screen: screen(() => import('./UserManagement.tsx')),
};
