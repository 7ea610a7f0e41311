import type { Column } from '../../../web-kit/table/column.ts';
import type { Group } from '../../things/applicationPage/family.ts';
import { column } from '../../things/users/columns.tsx';
import type { AppUser } from '../../things/users/verbs.ts';

/** The columns of the users of a group of families, with that of the application where users of several are shown. */
export const columnsOf = (
  { name, createdAt, country }: Group['users'],
  ofSeveral: boolean,
): readonly Column<AppUser>[] => [
  { ...column.name, ...name },
  ...(ofSeveral ? [column.application] : []),
  column.devices,
  column.logins,
  ...(country ? [column.country] : []),
  { ...column.createdAt, ...createdAt },
  column.lastLogin,
  column.status,
];
