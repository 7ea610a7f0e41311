import { z } from 'zod';
import { answers } from '../../kit.ts';
import { applicationsReport } from '../applications/applications.ts';
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
  /** Sign-ins of a user in the last twelve months, by ios, android, web and others. */
  getOIDCUserReport: answers(
    'GET /getOIDCUserReport/:userId',
    ['operator'],
    z.object({ platform: z.record(z.string(), z.number()) }),
  ),
  /** The reports of OpenID applications, by id; the first thousand by name. */
  getOIDCApplicationReportByUniqueId: answers(
    'GET /getOIDCApplicationReportByUniqueId/:uniqueId',
    ['operator'],
    applicationsReport,
  ),
};
