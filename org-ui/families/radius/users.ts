import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { changesBy, query, sent, type UserDetails, type Users, userTabs } from '../../things/users/family.ts';

/** The users of RADIUS applications. */
export const users: Users = {
  users: (uniqueId) => list('GET /getAllRadiusUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getRadiusUser/:userId', { userId })),
  ...changesBy({
    change: sends('PUT /updateRadiusUser/:userId', sent.changes),
    remove: sends('DELETE /deleteRadiusUser/:userId', sent.user),
    devices: {
      set: sends('POST /suspendRadiusUserDevice', sent.suspension),
      remove: sends('POST /removeRadiusUserDevice', sent.device),
    },
    answered: true,
  }),
  tabs: userTabs,
};
