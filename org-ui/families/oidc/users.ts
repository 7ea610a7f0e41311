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
import { oidcTexts } from './texts.ts';

export const reports = 'GET /getOIDCApplicationReportByUniqueId/:uniqueId';

/** The users of OpenID applications. */
export const users: Users = {
  applications: reported(reports),
  users: (uniqueId) => list('GET /getAllOIDCUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getOIDCUser/:userId', { userId })),
  ...changesBy({
    change: sends('PUT /updateOidcUser/:userId', (userId, changes) => ({ userId, ...changes })),
    remove: sends('DELETE /deleteOIDCUser/:userId', ({ userId }) => ({ userId })),
    devices: {
      set: sends('POST /suspendOIDCUserDevice', ({ userId, credentialID }, suspend) => ({
        userId,
        credentialID,
        suspend,
      })),
      remove: sends('POST /removeOIDCUserDevice', ({ userId, credentialID }) => ({ userId, credentialID })),
    },
    answered: true,
  }),
  tabs: [
    ...userTabs,
    { name: 'resource', label: oidcTexts.userTabs.resource, parts: ['resources'] },
    { name: 'tokens', label: oidcTexts.userTabs.tokens, parts: ['tokens'] },
  ],
};
