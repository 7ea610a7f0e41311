import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { changesBy, query, sent, type UserDetails, type Users, userTabs } from '../../things/users/family.ts';

/** The users of SAML applications. */
export const users: Users = {
  users: (uniqueId) => list('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /SAML/getSAMLUser/:userId', { userId })),
  ...changesBy({
    change: sends('PUT /SAML/updateUser/:userId', sent.changes),
    remove: sends('DELETE /SAML/user/:userId', sent.user),
    devices: {
      set: sends('POST /SAML/suspendSAMLUserDevice', sent.suspension),
      remove: sends('POST /SAML/removeSAMLUserDevice', sent.device),
    },
    answered: true,
  }),
  tabs: userTabs,
};
