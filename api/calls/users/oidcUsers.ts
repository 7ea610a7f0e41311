import { z } from 'zod';
import { userMonths } from '../../../projections/models/users/userMonths.ts';
import { users } from '../../../projections/models/users/users.ts';
import { answers } from '../../kit.ts';
import { applicationsReport } from '../parts/applicationsReport.ts';
import { inReports } from '../parts/family.ts';
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
  getOIDCUserReport: answers(
    'GET /getOIDCUserReport/:userId',
    ['operator'],
    z.object({ platform: z.record(z.string(), z.number()) }),
    {
      shows: [users, userMonths],
      about:
        "Counts a user's sign-ins to OpenID applications in the last twelve months. By ios, android, " +
        'web and others.',
    },
  ),
  getOIDCApplicationReportByUniqueId: answers(
    'GET /getOIDCApplicationReportByUniqueId/:uniqueId',
    ['operator'],
    applicationsReport,
    {
      shows: inReports,
      about:
        'Reports the users and devices of all OpenID applications. By the id of the application; the ' +
        'first thousand by name.',
    },
  ),
};
