import { familyCalls } from '../parts/family.ts';
import { familyUsers } from './familyUsers.ts';

const family = familyUsers('oidc');

/** The users of OpenID applications. */
export const oidcUserCalls = {
  getAllOIDCUsersByUniqueId: family.lists('GET /getAllOIDCUsersByUniqueId/:uniqueId'),
  getOIDCUser: family.shows('GET /getOIDCUser/:userId'),
  updateOidcUser: family.updates('PUT /updateOidcUser/:userId'),
  deleteOIDCUser: family.deletes('DELETE /deleteOIDCUser/:userId'),
  suspendOIDCUserDevice: family.suspendsDevice('POST /suspendOIDCUserDevice'),
  removeOIDCUserDevice: family.removesDevice('POST /removeOIDCUserDevice'),
  getOIDCUserReport: family.report('GET /getOIDCUserReport/:userId'),
  getOIDCApplicationReportByUniqueId: familyCalls('oidc').reports(
    'GET /getOIDCApplicationReportByUniqueId/:uniqueId',
  ),
};
