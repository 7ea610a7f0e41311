import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { lazy } from 'react';
import { families } from '../../../web-kit/domain/families.ts';
import { list } from '../../../web-kit/table/query.ts';
import type { Family, Group } from '../../things/applicationPage/family.ts';
import type { Application } from '../../things/applications/application.ts';
import { users } from './users.ts';
import { applicationVerbs } from './verbs.ts';
import { generalWords } from './words.ts';

const { tabs, cards, empty, type: kindTitle, ...words } = generalWords;
const { limit, invite } = families.general;

const group: Group = {
  tabs: {
    applications: { name: 'custom', label: tabs.applications },
    users: { name: 'passwordless', label: tabs.users },
    reports: { name: 'passwordless', label: tabs.reports },
  },
  users: words.users,
};

/** Web and mobile applications. */
export const general: Family = {
  ...{ name: 'general', group, label: tabs.applications, limit, users },
  kinds: [
    {
      name: 'Web',
      card: { ...cards.Web, icon: LanguageOutlined },
      guide: 'Web',
      Form: lazy(async () => ({ default: (await import('./Configure.tsx')).ConfigureWeb })),
      Done: lazy(async () => ({ default: (await import('./Configure.tsx')).WebDone })),
    },
    {
      name: 'Mobile',
      card: { ...cards.Mobile, icon: PhoneIphoneOutlined },
      guide: 'Android',
      Form: lazy(async () => ({ default: (await import('./Configure.tsx')).ConfigureMobile })),
      Done: lazy(async () => ({ default: (await import('./Configure.tsx')).MobileDone })),
    },
  ],
  applications: {
    load: (uniqueId) => list('GET /getAllApplications/:uniqueId', { uniqueId }),
    verbs: applicationVerbs,
    kind: { title: kindTitle, of: ({ type }: Application) => cards[type].title },
    empty,
  },
  page: () => import('./page.tsx'),
  invite: { type: invite.type },
  reports: 'GET /getApplicationReportByUniqueId/:uniqueId',
};
