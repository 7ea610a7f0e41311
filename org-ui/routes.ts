import { account, organisation } from './account/index.tsx';
import { applications } from './applications/index.tsx';
import { operatorAudit, userAudit } from './audit/index.tsx';
import { configureApplication } from './configure-application/index.tsx';
import { errorCodes } from './error-codes/index.tsx';
import { member } from './member/index.tsx';
import { viewOidc } from './oidc/index.tsx';
import type { Page } from './page.ts';
import { viewRadius } from './radius/index.tsx';
import { reports } from './reports/index.tsx';
import { viewSaml } from './saml/index.tsx';
import { security } from './security/index.tsx';
import { team } from './team/index.tsx';
import { user } from './user/index.tsx';
import { videos } from './videos/index.tsx';
import { view } from './view/index.tsx';
import { userPages } from './viewUser/index.tsx';

/** Every page inside the shell. The side menu lists those with a menu entry, in this order. */
export const pages: readonly Page[] = [
  applications,
  configureApplication,
  view,
  viewOidc,
  viewSaml,
  viewRadius,
  team,
  member,
  operatorAudit,
  user,
  ...userPages,
  userAudit,
  reports,
  videos,
  security,
  account,
  organisation,
  errorCodes,
];
