import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { type Page, screen } from '../page.ts';
import { texts } from '../texts.ts';

/** The page of the team. */
export const team: Page = {
  path: '/admin',
  menu: { label: texts.team.menu, icon: GroupsOutlined },
  Screen: screen(() => import('./Team.tsx')),
};
