import Apps from '@mui/icons-material/Apps';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Dashboard from '@mui/icons-material/Dashboard';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import { createElement } from 'react';
import type { FamilyName } from '../domain/families/families.ts';
import { families, familyNames } from '../web-kit/domain/families.ts';
import { type Page, screen } from './base/page.ts';
import { paths } from './base/paths.ts';
import { useWaitingRequests } from './things/helpRequests/request.ts';

const under = {
  ...{ applications: paths.applications, team: paths.team },
  ...{ users: paths.users, people: paths.people, groups: paths.groups },
} as const;
/** What the family says of itself, which the frame does without. */
const familyOf = async (name: FamilyName) => (await import('./families/families.ts')).families[name];

/** Every page inside the frame. The side menu lists those with an icon, in this order. */
export const pages: readonly Page[] = [
  { path: paths.home, icon: Dashboard, Screen: screen(() => import('./pages/home/Home.tsx')) },
  {
    path: paths.signIns,
    under: paths.home,
    Screen: screen(() => import('./pages/signIns/SignInList.tsx')),
  },
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
    path: paths.tried,
    under: under.applications,
    Screen: screen(() => import('./pages/tried/Tried.tsx')),
  },
  ...familyNames.map((name) => ({
    path: `${families[name].pages.application}?`,
    under: under.applications,
    Screen: screen(async () => {
      const [{ FamilyView }, family] = await Promise.all([
        import('./things/applicationPage/FamilyView.tsx'),
        familyOf(name),
      ]);
      const { default: page } = await family.page();
      return { default: () => createElement(FamilyView, { family, page }) };
    }),
  })),
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
  ...familyNames.map((name) => ({
    path: families[name].pages.user,
    under: under.users,
    Screen: screen(async () => {
      const [{ ViewUser }, family] = await Promise.all([
        import('./pages/oneUser/ViewUser.tsx'),
        familyOf(name),
      ]);
      return { default: () => createElement(ViewUser, { family }) };
    }),
  })),
  {
    path: paths.addPerson,
    under: under.users,
    Screen: screen(() => import('./pages/addPerson/AddPerson.tsx')),
  },
  {
    path: paths.inviteMany,
    under: under.users,
    Screen: screen(() => import('./pages/inviteMany/InviteMany.tsx')),
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
  { path: paths.people, icon: BadgeOutlined, Screen: screen(() => import('./pages/people/People.tsx')) },
  {
    path: paths.person,
    under: under.people,
    Screen: screen(() => import('./pages/onePerson/OnePerson.tsx')),
  },
  {
    path: paths.customAttributes,
    under: under.people,
    Screen: screen(() => import('./pages/customAttributes/CustomAttributes.tsx')),
  },
  {
    path: paths.groups,
    icon: WorkspacesOutlined,
    Screen: screen(() => import('./pages/groupList/Groups.tsx')),
  },
  {
    path: paths.group,
    under: under.groups,
    Screen: screen(() => import('./pages/oneGroup/OneGroup.tsx')),
  },
  {
    path: paths.security,
    icon: ShieldOutlined,
    Screen: screen(() => import('./pages/security/Security.tsx')),
  },
  {
    path: paths.accessRequests,
    icon: HowToRegOutlined,
    useWaiting: useWaitingRequests,
    Screen: screen(() => import('./pages/accessRequests/AccessRequests.tsx')),
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
