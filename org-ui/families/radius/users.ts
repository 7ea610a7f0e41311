import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
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
    change: sends('PUT /updateRadiusUser/:userId', (userId, changes) => ({ userId, ...changes })),
    remove: sends('DELETE /deleteRadiusUser/:userId', ({ userId }) => ({ userId })),
    devices: {
      set: sends('POST /suspendRadiusUserDevice', ({ userId, credentialID }, suspend) => ({
        userId,
        credentialID,
        suspend,
      })),
      remove: sends('POST /removeRadiusUserDevice', ({ userId, credentialID }) => ({ userId, credentialID })),
    },
    answered: true,
  }),
  tabs: userTabs,
};
