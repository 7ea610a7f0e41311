import { call } from '../../../web-kit/call.ts';
import { read } from '../../../web-kit/read.ts';
import { list } from '../../../web-kit/table/query.ts';
import {
  changesBy,
  query,
  reported,
  type UserDetails,
  type Users,
  userTabs,
} from '../../things/users/family.ts';

export const reports = 'GET /getRadiusAppsReportByUniqueId/:uniqueId';

/** The users of RADIUS applications. */
export const users: Users = {
  applications: reported(reports),
  users: (uniqueId) => list('GET /getAllRadiusUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getRadiusUser/:userId', { userId })),
  ...changesBy({
    change: (userId, changes) => call('PUT /updateRadiusUser/:userId', { userId, ...changes }),
    remove: ({ userId }) => call('DELETE /deleteRadiusUser/:userId', { userId }),
    devices: {
      set: ({ userId, credentialID }, suspend) =>
        call('POST /suspendRadiusUserDevice', { userId, credentialID, suspend }),
      remove: ({ userId, credentialID }) => call('POST /removeRadiusUserDevice', { userId, credentialID }),
    },
    answered: true,
  }),
  tabs: userTabs,
};
