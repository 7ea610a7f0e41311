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

export const reports = 'GET /getOIDCApplicationReportByUniqueId/:uniqueId';

/** The users of OpenID applications. */
export const users: Users = {
  applications: reported(reports),
  users: (uniqueId) => list('GET /getAllOIDCUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getOIDCUser/:userId', { userId })),
  ...changesBy({
    change: (userId, changes) => call('PUT /updateOidcUser/:userId', { userId, ...changes }),
    remove: ({ userId }) => call('DELETE /deleteOIDCUser/:userId', { userId }),
    devices: {
      set: ({ userId, credentialID }, suspend) =>
        call('POST /suspendOIDCUserDevice', { userId, credentialID, suspend }),
      remove: ({ userId, credentialID }) => call('POST /removeOIDCUserDevice', { userId, credentialID }),
    },
    answered: true,
  }),
  tabs: [
    ...userTabs,
    { name: 'resource', label: 'Resource', parts: ['resources'] },
    { name: 'tokens', label: 'Tokens', parts: ['tokens'] },
  ],
};
