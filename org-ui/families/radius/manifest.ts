import VpnLockOutlined from '@mui/icons-material/VpnLockOutlined';
import { lazy } from 'react';
import { families } from '../../../web-kit/domain/families.ts';
import { list } from '../../../web-kit/table/query.ts';
import type { Family, Group } from '../../things/applicationPage/family.ts';
import { radiusVerbs } from './radius.ts';
import { users } from './users.ts';
import { radiusWords } from './words.ts';

const { tabs, card, empty, ...words } = radiusWords;
const { limit, invite } = families.radius;
const name = 'radius';

const group: Group = {
  tabs: {
    applications: { name, label: tabs.applications },
    users: { name, label: tabs.users },
    reports: { name, label: tabs.reports },
  },
  users: {
    ...words.users,
    name: { key: 'username', title: words.users.name },
    createdAt: { title: words.users.createdAt },
  },
};

/** Networks, whose clients ask by RADIUS whether somebody may enter. */
export const radius: Family = {
  ...{ name, group, label: tabs.applications, limit, users },
  kinds: [
    {
      name: 'Radius',
      card: { ...card, icon: VpnLockOutlined },
      guide: 'Radius',
      Form: lazy(() => import('./ConfigureRadius.tsx')),
    },
  ],
  applications: {
    load: (uniqueId) => list('GET /getRadiusClientByUniqueId/:uniqueId', { uniqueId }),
    verbs: radiusVerbs,
    empty,
    rowsPerPage: 10,
  },
  page: () => import('./page.tsx'),
  invite: { type: invite.type, needed: true },
  reports: 'GET /getRadiusAppsReportByUniqueId/:uniqueId',
};
