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

export const reports = 'GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId';

/** The users of SAML applications. */
export const users: Users = {
  applications: reported(reports),
  users: (uniqueId) => list('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /SAML/getSAMLUser/:userId', { userId })),
  ...changesBy({
    change: (userId, changes) => call('PUT /SAML/updateUser/:userId', { userId, ...changes }),
    remove: ({ userId }) => call('DELETE /SAML/user/:userId', { userId }),
    devices: {
      set: ({ userId, credentialID }, suspend) =>
        call('POST /SAML/suspendSAMLUserDevice', { userId, credentialID, suspend }),
      remove: ({ userId, credentialID }) => call('POST /SAML/removeSAMLUserDevice', { userId, credentialID }),
    },
    answered: true,
  }),
  tabs: userTabs,
};
