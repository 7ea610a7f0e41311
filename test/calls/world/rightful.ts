import type { calls } from '../../../api/calls.ts';
import { applications } from './applications.ts';
import { approvals } from './approvals.ts';
import { groups } from './groups.ts';
import { home } from './home.ts';
import { invoices } from './invoices.ts';
import { licences } from './licences.ts';
import { openid } from './openid.ts';
import { operators } from './operators.ts';
import { organisations } from './organisations.ts';
import { ownAccess } from './ownAccess.ts';
import { ownPages } from './ownPage.ts';
import { payments } from './payments.ts';
import { radius } from './radius.ts';
import { revenue } from './revenue.ts';
import { saml } from './saml.ts';
import { sessions } from './sessions.ts';
import { singleSignOn } from './singleSignOn.ts';
import { staff } from './staff.ts';
import { users } from './users.ts';
import type { Inputs } from './world.ts';

/** For every call, a caller with permission and an input that succeeds. A call missing here does not compile. */
export const rightful: Inputs<typeof calls> = {
  ...applications,
  ...approvals,
  ...groups,
  ...home,
  ...invoices,
  ...licences,
  ...openid,
  ...operators,
  ...organisations,
  ...ownAccess,
  ...ownPages,
  ...payments,
  ...radius,
  ...revenue,
  ...saml,
  ...sessions,
  ...singleSignOn,
  ...staff,
  ...users,
};
