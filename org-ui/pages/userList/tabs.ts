import type { Column } from '../../../web-kit/table/column.ts';
import { words } from '../../base/words.ts';
import { column } from '../../things/users/columns.tsx';
import type { FamilyName } from '../../things/users/families.ts';
import type { AppUser } from '../../things/users/verbs.ts';
import { texts } from './texts.ts';

const { tabs, text, empty, columns: heads } = texts;

const { name, ...of } = column;
const { createdAt, status, devices, logins, lastLogin, country } = of;
export type UserTab = {
  name: string;
  label: string;
  text: string;
  empty: string;
  family: FamilyName;
  /** Further families whose users the tab shows when they are chosen, with the names of all. */
  protocols?: readonly { family: FamilyName; label: string }[];
  columns: readonly Column<AppUser>[];
};

/** The tabs of all users. */
export const userTabs: readonly [UserTab, ...UserTab[]] = [
  {
    name: 'passwordless',
    label: tabs.passwordless,
    text: text.passwordless,
    empty: empty.passwordless,
    family: 'general',
    columns: [name, devices, logins, createdAt, lastLogin, status],
  },
  {
    name: 'sso',
    label: tabs.sso,
    text: text.sso,
    empty: empty.sso,
    family: 'oidc',
    protocols: [
      { family: 'oidc', label: words.protocols.oidc },
      { family: 'saml', label: words.protocols.saml },
    ],
    columns: [
      { ...name, title: heads.userName },
      devices,
      logins,
      country,
      { ...createdAt, title: heads.dateCreated },
      lastLogin,
      status,
    ],
  },
  {
    name: 'radius',
    label: tabs.radius,
    text: text.radius,
    empty: empty.radius,
    family: 'radius',
    columns: [
      { ...name, key: 'username', title: heads.userEmail },
      devices,
      logins,
      { ...createdAt, title: heads.dateCreated },
      lastLogin,
      status,
    ],
  },
];
