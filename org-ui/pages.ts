import Apps from '@mui/icons-material/Apps';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import { createElement } from 'react';
import type { FamilyName } from '../domain/families/families.ts';
import { type Page, screen } from './base/page.ts';
import { applicationPaths, paths, userPaths } from './base/paths.ts';

const under = { applications: paths.applications, team: paths.team, users: paths.users } as const;

/** Every page inside the frame. The side menu lists those with an icon, in this order. */
export const pages: readonly Page[] = [
  {
    path: paths.applications,
    icon: Apps,
    Screen: screen(() => import('./pages/applicationList/Applications.tsx')),
  },
  {
    path: paths.newApplication,
    under: under.applications,
    Screen: screen(() => import('./pages/newApplication/Wizard.tsx')),
  },
  {
    // The id of the application may also come as navigation state.
    path: `${applicationPaths.general}?`,
    under: under.applications,
    Screen: screen(() => import('./families/general/View.tsx')),
  },
  {
    path: applicationPaths.oidc,
    under: under.applications,
    Screen: screen(() => import('./families/oidc/View.tsx')),
  },
  {
    path: applicationPaths.saml,
    under: under.applications,
    Screen: screen(() => import('./families/saml/View.tsx')),
  },
  {
    path: applicationPaths.radius,
    under: under.applications,
    Screen: screen(() => import('./families/radius/View.tsx')),
  },
  { path: paths.team, icon: GroupsOutlined, Screen: screen(() => import('./pages/team/Team.tsx')) },
  { path: paths.member, under: under.team, Screen: screen(() => import('./pages/oneMember/Member.tsx')) },
  {
    path: paths.operatorAudit,
    under: under.team,
    Screen: screen(() => import('./pages/audit/OperatorAudit.tsx')),
  },
  {
    path: paths.users,
    icon: PeopleOutlined,
    Screen: screen(() => import('./pages/userList/UserManagement.tsx')),
  },
  ...(Object.keys(userPaths) as FamilyName[]).map((familyName) => ({
    path: userPaths[familyName],
    under: under.users,
    Screen: screen(async () => {
      const { ViewUser } = await import('./pages/oneUser/ViewUser.tsx');
      return { default: () => createElement(ViewUser, { familyName }) };
    }),
  })),
  {
    path: paths.addPerson,
    under: under.users,
    Screen: screen(() => import('./pages/addPerson/AddPerson.tsx')),
  },
  { path: paths.userAudit, under: under.users, Screen: screen(() => import('./pages/audit/UserAudit.tsx')) },
  {
    path: paths.reports,
    icon: InsightsOutlined,
    Screen: screen(() => import('./pages/reports/Reports.tsx')),
  },
  {
    path: paths.videos,
    icon: SmartDisplayOutlined,
    Screen: screen(() => import('./pages/videos/Videos.tsx')),
  },
  {
    path: paths.security,
    icon: ShieldOutlined,
    Screen: screen(() => import('./pages/security/Security.tsx')),
  },
  { path: paths.pricing, renews: true, Screen: screen(() => import('./pages/pricing/Pricing.tsx')) },
  {
    path: paths.license,
    renews: true,
    Screen: screen(() => import('./pages/license/License.tsx')),
  },
  {
    path: paths.expired,
    renews: true,
    Screen: screen(() => import('./pages/expired/SubscriptionExpired.tsx')),
  },
  { path: paths.you, renews: true, Screen: screen(() => import('./pages/you/You.tsx')) },
  { path: paths.account, renews: true, Screen: screen(() => import('./pages/account/Account.tsx')) },
  {
    path: paths.organisation,
    renews: true,
    Screen: screen(() => import('./pages/account/Organisation.tsx')),
  },
  {
    path: paths.errorCodes,
    open: true,
    Screen: screen(() => import('./pages/errorCodes/ErrorCodes.tsx')),
  },
];
