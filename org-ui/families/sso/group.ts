import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { Group } from '../../things/applicationPage/family.ts';
import { ssoWords } from './words.ts';

const { tabs, users, card, protocol } = ssoWords;
const name = 'sso';

/** The families of single sign-on. */
export const sso: Group = {
  tabs: {
    applications: { name, label: tabs.applications },
    users: { name, label: tabs.users },
    reports: { name, label: tabs.reports },
  },
  users: { ...users, name: { title: users.name }, createdAt: { title: users.createdAt }, country: true },
  card: { ...card, icon: KeyOutlined },
};

/** The column that says by which protocol an application signs people in. */
export const protocolColumn = (label: string) => ({ title: protocol, of: () => label });
