import { addressLimitCalls } from './calls/addressLimits.ts';
import { applicationCalls } from './calls/applications/applications.ts';
import { directoryCalls } from './calls/applications/directory.ts';
import { oidcCalls } from './calls/applications/oidc.ts';
import { radiusCalls } from './calls/applications/radius.ts';
import { radiusSettingCalls } from './calls/applications/radiusSettings.ts';
import { samlCalls } from './calls/applications/saml.ts';
import { tryoutCalls } from './calls/applications/tryouts.ts';
import { appCalls } from './calls/approvals/app.ts';
import { approvalCalls } from './calls/approvals/approvals.ts';
import { pushCalls } from './calls/approvals/push.ts';
import { sdkCalls } from './calls/approvals/sdk.ts';
import { transactionCalls } from './calls/approvals/transactions.ts';
import { auditCalls } from './calls/audit.ts';
import { paymentCalls } from './calls/billing/payments.ts';
import { brandCalls } from './calls/brand.ts';
import { contactCalls } from './calls/contacts.ts';
import { historyCalls } from './calls/history.ts';
import { homeCalls } from './calls/home.ts';
import { invoiceCalls } from './calls/invoices.ts';
import { leavingCalls } from './calls/leaving.ts';
import { licenceCalls } from './calls/licences.ts';
import { mailCalls } from './calls/mails.ts';
import { mapCalls } from './calls/maps.ts';
import { inviteRunCalls } from './calls/operators/inviteRuns.ts';
import { inviteCalls } from './calls/operators/invites.ts';
import { operatorDeviceCalls } from './calls/operators/operatorDevices.ts';
import { operatorCalls } from './calls/operators/operators.ts';
import { ownDeviceCalls } from './calls/operators/ownDevices.ts';
import { ownLanguageCalls } from './calls/operators/ownLanguage.ts';
import { recoveryCalls } from './calls/operators/recovery.ts';
import { sessionCalls } from './calls/operators/sessions.ts';
import { organisationCalls } from './calls/organisations.ts';
import { planCalls } from './calls/plans.ts';
import { resourceCalls } from './calls/resources.ts';
import { revenueCalls } from './calls/revenue.ts';
import { passkeyStepCalls, sdkStepCalls } from './calls/signIn/passkeySteps.ts';
import { ssoCalls } from './calls/signIn/sso.ts';
import { staffCalls } from './calls/staff.ts';
import { tokenCalls } from './calls/tokens.ts';
import { addressCalls } from './calls/users/addresses.ts';
import { customAttributeCalls } from './calls/users/customAttributes.ts';
import { groupCalls } from './calls/users/groups.ts';
import { helpCalls } from './calls/users/help.ts';
import { invitedCalls } from './calls/users/invited.ts';
import { networkCodeCalls } from './calls/users/networkCodes.ts';
import { oidcUserCalls } from './calls/users/oidcUsers.ts';
import { ownAccessCalls } from './calls/users/ownAccess.ts';
import { ownDataCalls } from './calls/users/ownData.ts';
import { ownPageCalls } from './calls/users/ownPage.ts';
import { peopleCalls } from './calls/users/people.ts';
import { radiusUserCalls } from './calls/users/radiusUsers.ts';
import { samlUserCalls } from './calls/users/samlUsers.ts';
import { userDeviceCalls } from './calls/users/userDevices.ts';
import { userCalls } from './calls/users/users.ts';
import { videoCalls } from './calls/videos.ts';
import { within } from './scopes.ts';

/** Every HTTP call, by its subject, each within the area of the scope that it needs. */
export const areas = {
  Operators: {
    ...within('team', { ...operatorCalls, ...operatorDeviceCalls }),
    ...within('team', recoveryCalls),
  },
  Sessions: {
    ...within('account', { ...sessionCalls, ...tokenCalls, ...ownDeviceCalls, ...ownLanguageCalls }),
    ...within('reports', historyCalls),
  },
  Organisations: within('organisation', { ...organisationCalls, ...brandCalls, ...leavingCalls }),
  'Plans and licences': within('billing', { ...planCalls, ...licenceCalls, ...revenueCalls }),
  Invitations: within('people', { ...inviteCalls, ...inviteRunCalls, ...invitedCalls }),
  Applications: within('applications', applicationCalls),
  'OpenID applications': {
    ...within('applications', { ...oidcCalls, ...resourceCalls }),
    ...within('people', oidcUserCalls),
  },
  'SAML applications': { ...within('applications', samlCalls), ...within('people', samlUserCalls) },
  'RADIUS applications': {
    ...within('applications', radiusCalls),
    ...within('people', { ...radiusUserCalls, ...networkCodeCalls }),
    ...within('platform', radiusSettingCalls),
  },
  Directories: within('applications', directoryCalls),
  Users: {
    ...within('people', { ...peopleCalls, ...customAttributeCalls, ...addressCalls, ...groupCalls }),
    ...within('people', { ...helpCalls, ...userCalls, ...userDeviceCalls }),
  },
  'Sign-in on websites': within('applications', { ...sdkCalls, ...sdkStepCalls }),
  'Sign-in to applications': {
    ...within('account', { ...ssoCalls, ...passkeyStepCalls }),
    ...within('applications', tryoutCalls),
  },
  "A person's own page": within('account', { ...ownPageCalls, ...ownAccessCalls, ...ownDataCalls }),
  'Approvals on a phone': within('account', {
    ...{ ...transactionCalls, ...approvalCalls, ...pushCalls, ...appCalls },
  }),
  Reports: within('reports', { ...auditCalls, ...homeCalls, ...mapCalls }),
  Payments: within('billing', paymentCalls),
  Invoices: within('billing', invoiceCalls),
  'Contact form': within('support', contactCalls),
  Staff: {
    ...within('account', staffCalls),
    ...within('support', { ...mailCalls, ...videoCalls }),
    ...within('platform', addressLimitCalls),
  },
};

/** What the calls of each subject are about. */
export const subjects: Record<keyof typeof areas, string> = {
  Operators: 'Operators, their registration, sign-in and devices, and recovery without any device.',
  Sessions: 'Who is signed in, with which sessions and devices; and for the staff, what is in the event log.',
  Organisations:
    'Organizations, their addresses, security settings and looks, and how they are suspended and deleted.',
  'Plans and licences': 'Plans, the licences of organizations, and what can be bought.',
  Invitations: 'Invitations to teams and applications, and how invited people register.',
  Applications: 'Web and mobile applications.',
  'OpenID applications': 'OpenID applications, their secrets, resources, tokens and users.',
  'SAML applications': 'SAML applications, their certificates and users.',
  'RADIUS applications':
    'RADIUS applications, their clients, sessions and users, and codes to enter a network.',
  Directories: 'The LDAP directory of an application, and its user sync.',
  Users:
    'The people of an organization, the users that they are in web and mobile applications, and their devices.',
  'Sign-in on websites': 'The calls of the embedded script, from the websites that an application names.',
  'Sign-in to applications':
    'The sign-in pages of OpenID and SAML applications, and how the team tries a sign-in.',
  "A person's own page": 'What people see and change of themselves, on the host of their organization.',
  'Approvals on a phone': 'Requests that another device approves, and the installed app.',
  Reports: 'The numbers of sign-ins, the audit, and the maps on which it is shown.',
  Payments: 'Buying, changing and cancelling a plan, and the messages of payment providers.',
  Invoices: 'Invoices and credit notes, who issues them, and taxes by country.',
  'Contact form': 'The contact form of the console, its entries and the answers of the staff.',
  Staff: "The staff's sign-in and passkeys, mails, help videos and limits.",
};

/** Every HTTP call. All are under `/api` on every host. */
export const calls = Object.assign({}, ...Object.values(areas)) as Calls;
type Areas = typeof areas;
type Together = { [A in keyof Areas]: (all: Areas[A]) => void }[keyof Areas] extends (all: infer All) => void
  ? All
  : never;
export type Calls = { [Name in keyof Together]: Together[Name] };
