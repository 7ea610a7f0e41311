import { texts } from '../texts.ts';
import { column } from '../users/columns.tsx';
import type { FamilyName } from '../users/families.ts';

const { tabs, text, empty } = texts.users;

/** The tabs of all users. A tab without a family has no users yet, because no such application can be created. */
export const userTabs = [
  {
    name: 'passwordless',
    label: tabs.passwordless,
    text,
    empty: empty.passwordless,
    family: 'general' as FamilyName | null,
    columns: [column.name, column.devices, column.logins, column.createdAt, column.lastLogin, column.status],
  },
  { name: 'sso', label: tabs.sso, text: '', empty: empty.sso, family: null, columns: [] },
  { name: 'radius', label: tabs.radius, text: '', empty: empty.radius, family: null, columns: [] },
] as const;
export type UserTab = (typeof userTabs)[number];
