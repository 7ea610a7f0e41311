import type { ReadModel } from './kit.ts';
import { widenings } from './models/addressLimits.ts';
import { applicationEnds } from './models/applications/applicationEnds.ts';
import { applications } from './models/applications/applications.ts';
import { directorySyncs } from './models/applications/directorySyncs.ts';
import { audit } from './models/audit/audit.ts';
import { billingDetails } from './models/billing/billingDetails.ts';
import { income } from './models/billing/income.ts';
import { payments } from './models/billing/payments.ts';
import { subscriptions } from './models/billing/subscriptions.ts';
import { contacts } from './models/contacts.ts';
import { passkeyDays } from './models/counts/passkeyDays.ts';
import { signInHours } from './models/counts/signInHours.ts';
import { groups } from './models/groups/groups.ts';
import { memberships } from './models/groups/memberships.ts';
import { openings } from './models/groups/openings.ts';
import { invoices } from './models/invoices.ts';
import { letters } from './models/letters.ts';
import { licences } from './models/licences.ts';
import { brandVersions } from './models/operators/brandVersions.ts';
import { operators } from './models/operators/operators.ts';
import { organisationRequests } from './models/operators/organisationRequests.ts';
import { recoveries } from './models/operators/recoveries.ts';
import { staff } from './models/operators/staff.ts';
import { staffPasskeys } from './models/operators/staffPasskeys.ts';
import { organisations } from './models/organisations.ts';
import { plans } from './models/plans.ts';
import { radiusClients } from './models/radius/radiusClients.ts';
import { radiusSessions } from './models/radius/radiusSessions.ts';
import { radiusSettings } from './models/radius/radiusSettings.ts';
import { streams } from './models/streams.ts';
import { deviceHolders } from './models/users/deviceHolders.ts';
import { devices } from './models/users/devices.ts';
import { helpRequests } from './models/users/helpRequests.ts';
import { invites } from './models/users/invites.ts';
import { people } from './models/users/people.ts';
import { signIns } from './models/users/signIns.ts';
import { userMonths } from './models/users/userMonths.ts';
import { users } from './models/users/users.ts';
import { visits } from './models/users/visits.ts';
import { videos } from './models/videos.ts';

/** All read models. */
export const models: readonly ReadModel[] = [
  applicationEnds,
  applications,
  audit,
  billingDetails,
  brandVersions,
  contacts,
  deviceHolders,
  devices,
  directorySyncs,
  groups,
  helpRequests,
  income,
  invites,
  invoices,
  letters,
  licences,
  memberships,
  openings,
  operators,
  organisationRequests,
  organisations,
  passkeyDays,
  payments,
  people,
  plans,
  radiusClients,
  radiusSessions,
  radiusSettings,
  recoveries,
  signInHours,
  signIns,
  staff,
  staffPasskeys,
  streams,
  subscriptions,
  userMonths,
  users,
  visits,
  videos,
  widenings,
];
