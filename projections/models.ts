import type { ReadModel } from './kit.ts';
import { applications } from './models/applications.ts';
import { audit } from './models/audit.ts';
import { deviceCounts } from './models/deviceCounts.ts';
import { devices } from './models/devices.ts';
import { directorySyncs } from './models/directorySyncs.ts';
import { invites } from './models/invites.ts';
import { letters } from './models/letters.ts';
import { operators } from './models/operators.ts';
import { organisations } from './models/organisations.ts';
import { plans } from './models/plans.ts';
import { radiusClients } from './models/radiusClients.ts';
import { radiusSessions } from './models/radiusSessions.ts';
import { radiusSettings } from './models/radiusSettings.ts';
import { recoveries } from './models/recoveries.ts';
import { signIns } from './models/signIns.ts';
import { staff } from './models/staff.ts';
import { staffPasskeys } from './models/staffPasskeys.ts';
import { streams } from './models/streams.ts';
import { userMonths } from './models/userMonths.ts';
import { users } from './models/users.ts';
import { videos } from './models/videos.ts';

/** All read models. */
export const models: readonly ReadModel[] = [
  applications,
  audit,
  deviceCounts,
  devices,
  directorySyncs,
  invites,
  letters,
  operators,
  organisations,
  plans,
  radiusClients,
  radiusSessions,
  radiusSettings,
  recoveries,
  signIns,
  staff,
  staffPasskeys,
  streams,
  userMonths,
  users,
  videos,
];
