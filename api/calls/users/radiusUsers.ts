import { z } from 'zod';
import { userMonths } from '../../../projections/models/users/userMonths.ts';
import { users } from '../../../projections/models/users/users.ts';
import { answers } from '../../kit.ts';
import { applicationsReport } from '../parts/applicationsReport.ts';
import { familyCalls, inReports } from '../parts/family.ts';
import { familyUsers } from './familyUsers.ts';

const family = familyUsers('radius');

/** The users of RADIUS applications. */
export const radiusUserCalls = {
  getAllRadiusUsersByUniqueId: family.lists('GET /getAllRadiusUsersByUniqueId/:uniqueId'),
  getRadiusUser: family.shows('GET /getRadiusUser/:userId'),
  updateRadiusUser: family.updates('PUT /updateRadiusUser/:userId'),
  deleteRadiusUser: family.deletes('DELETE /deleteRadiusUser/:userId'),
  suspendRadiusUserDevice: family.suspendsDevice('POST /suspendRadiusUserDevice'),
  removeRadiusUserDevice: family.removesDevice('POST /removeRadiusUserDevice'),
  getRadiusUserReport: answers(
    'GET /getRadiusUserReport/:userId',
    ['operator'],
    z.object({ platform: z.record(z.string(), z.number()) }),
    {
      shows: [users, userMonths],
      about:
        "Counts a user's sign-ins to RADIUS applications in the last twelve months. By ios, android, " +
        'web and others.',
    },
  ),
  getAllRadiusUsersReportByAppId: familyCalls('radius').report('GET /getAllRadiusUsersReportByAppId/:appId'),
  getRadiusAppsReportByUniqueId: answers(
    'GET /getRadiusAppsReportByUniqueId/:uniqueId',
    ['operator'],
    applicationsReport,
    {
      shows: inReports,
      about:
        'Reports the users and devices of all RADIUS applications. By the id of the application; the ' +
        'first thousand by name.',
    },
  ),
};
