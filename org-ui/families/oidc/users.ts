import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { changesBy, query, sent, type UserDetails, type Users, userTabs } from '../../things/users/family.ts';
import { oidcTexts } from './texts.ts';

/** The users of OpenID applications. */
export const users: Users = {
  users: (uniqueId) => list('GET /getAllOIDCUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getOIDCUser/:userId', { userId })),
  ...changesBy({
    change: sends('PUT /updateOidcUser/:userId', sent.changes),
    remove: sends('DELETE /deleteOIDCUser/:userId', sent.user),
    devices: {
      set: sends('POST /suspendOIDCUserDevice', sent.suspension),
      remove: sends('POST /removeOIDCUserDevice', sent.device),
    },
    answered: true,
  }),
  tabs: [
    ...userTabs,
    { name: 'resource', label: oidcTexts.userTabs.resource, parts: ['resources'] },
    { name: 'tokens', label: oidcTexts.userTabs.tokens, parts: ['tokens'] },
  ],
};
