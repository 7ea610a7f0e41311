import { familyCalls } from '../parts/family.ts';
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
  getRadiusUserReport: family.report('GET /getRadiusUserReport/:userId'),
  getAllRadiusUsersReportByAppId: familyCalls('radius').report('GET /getAllRadiusUsersReportByAppId/:appId'),
  getRadiusAppsReportByUniqueId: familyCalls('radius').reports(
    'GET /getRadiusAppsReportByUniqueId/:uniqueId',
  ),
};
