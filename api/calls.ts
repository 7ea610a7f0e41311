import { appCalls } from './calls/app.ts';
import { applicationCalls } from './calls/applications.ts';
import { approvalCalls } from './calls/approvals.ts';
import { auditCalls } from './calls/audit.ts';
import { directoryCalls } from './calls/directory.ts';
import { historyCalls } from './calls/history.ts';
import { inviteCalls } from './calls/invites.ts';
import { mailCalls } from './calls/mails.ts';
import { mapCalls } from './calls/maps.ts';
import { networkCodeCalls } from './calls/networkCodes.ts';
import { oidcCalls } from './calls/oidc.ts';
import { oidcUserCalls } from './calls/oidcUsers.ts';
import { operatorDeviceCalls } from './calls/operatorDevices.ts';
import { operatorCalls } from './calls/operators.ts';
import { organisationCalls } from './calls/organisations.ts';
import { ownDeviceCalls } from './calls/ownDevices.ts';
import { planCalls } from './calls/plans.ts';
import { pushCalls } from './calls/push.ts';
import { radiusCalls } from './calls/radius.ts';
import { radiusSettingCalls } from './calls/radiusSettings.ts';
import { radiusUserCalls } from './calls/radiusUsers.ts';
import { recoveryCalls } from './calls/recovery.ts';
import { resourceCalls } from './calls/resources.ts';
import { samlCalls } from './calls/saml.ts';
import { samlUserCalls } from './calls/samlUsers.ts';
import { sdkCalls } from './calls/sdk.ts';
import { sessionCalls } from './calls/sessions.ts';
import { ssoCalls } from './calls/sso.ts';
import { staffCalls } from './calls/staff.ts';
import { transactionCalls } from './calls/transactions.ts';
import { userDeviceCalls } from './calls/userDevices.ts';
import { userCalls } from './calls/users.ts';
import { videoCalls } from './calls/videos.ts';

/** Every HTTP call. All are under `/api` on every host. */
export const calls = {
  ...appCalls,
  ...applicationCalls,
  ...approvalCalls,
  ...auditCalls,
  ...directoryCalls,
  ...historyCalls,
  ...inviteCalls,
  ...mailCalls,
  ...mapCalls,
  ...networkCodeCalls,
  ...oidcCalls,
  ...oidcUserCalls,
  ...operatorCalls,
  ...operatorDeviceCalls,
  ...organisationCalls,
  ...ownDeviceCalls,
  ...planCalls,
  ...pushCalls,
  ...radiusCalls,
  ...radiusSettingCalls,
  ...radiusUserCalls,
  ...recoveryCalls,
  ...samlCalls,
  ...samlUserCalls,
  ...resourceCalls,
  ...sdkCalls,
  ...sessionCalls,
  ...ssoCalls,
  ...staffCalls,
  ...transactionCalls,
  ...userCalls,
  ...userDeviceCalls,
  ...videoCalls,
};
export type Calls = typeof calls;
