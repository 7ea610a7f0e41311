import { z } from 'zod';
import { answers } from '../../kit.ts';
import { applicationsReport } from '../applications/applications.ts';
import { familyCalls } from '../applications/family.ts';
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
  /** Sign-ins of a user in the last twelve months, by ios, android, web and others. */
  getRadiusUserReport: answers(
    'GET /getRadiusUserReport/:userId',
    ['operator'],
    z.object({ platform: z.record(z.string(), z.number()) }),
  ),
  getAllRadiusUsersReportByAppId: familyCalls('radius').report('GET /getAllRadiusUsersReportByAppId/:appId'),
  /** The reports of RADIUS applications, by id; the first thousand by name. */
  getRadiusAppsReportByUniqueId: answers(
    'GET /getRadiusAppsReportByUniqueId/:uniqueId',
    ['operator'],
    applicationsReport,
  ),
};
