import { call } from '../../../web-kit/call.ts';
import { read } from '../../../web-kit/read.ts';
import { list } from '../../../web-kit/table/query.ts';
import { applicationsQuery } from '../../things/applications/application.ts';
import { changesBy, query, type UserDetails, type Users } from '../../things/users/family.ts';

/** The users of web and mobile applications. */
export const users: Users = {
  applications: (uniqueId) => query(applicationsQuery(uniqueId)),
  users: (uniqueId) => list('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getUser/:userId', { userId })),
  ...changesBy({
    change: (userId, changes) => call('PUT /updateUser/:userId', { userId, ...changes }),
    remove: ({ userId }) => call('DELETE /deleteUser/:userId', { userId }),
    devices: {
      set: ({ userId, credentialID }, suspended) =>
        call('POST /suspendDevice', { userId, credentialID, suspended }),
      remove: ({ userId, credentialID }) => call('POST /removeDevice', { userId, credentialID }),
    },
  }),
  tabbedByApplication: true,
  tabs: [
    { name: 'details', label: 'User Details', parts: ['attributes', 'devices', 'report'] },
    { name: 'audit', label: 'User Audit', parts: ['audit'] },
  ],
};
