import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { changesBy, query, type UserDetails, type Users } from '../../things/users/family.ts';
import { texts } from './texts.ts';

const { userTabs: t } = texts;

/** The users of web and mobile applications. */
export const users: Users = {
  users: (uniqueId) => list('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId }),
  user: (userId) => query<UserDetails>(read('GET /getUser/:userId', { userId })),
  ...changesBy({
    change: sends('PUT /updateUser/:userId', (userId, changes) => ({ userId, ...changes })),
    remove: sends('DELETE /deleteUser/:userId', ({ userId }) => ({ userId })),
    devices: {
      set: sends('POST /suspendDevice', ({ userId, credentialID }, suspended) => ({
        userId,
        credentialID,
        suspended,
      })),
      remove: sends('POST /removeDevice', ({ userId, credentialID }) => ({ userId, credentialID })),
    },
  }),
  tabbedByApplication: true,
  tabs: [
    { name: 'details', label: t.details, parts: ['attributes', 'devices', 'report'] },
    { name: 'audit', label: t.audit, parts: ['audit'] },
  ],
};
