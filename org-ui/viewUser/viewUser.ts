import { call } from '../../web-kit/call.ts';
import { keyOf, read } from '../../web-kit/read.ts';
import { list, whole } from '../../web-kit/table/query.ts';
import { stale } from '../application/application.ts';
import { deviceVerbs } from '../member/member.ts';

/** One user of an application. */
export const userQuery = (userId: string) => read('GET /getUser/:userId', { userId });
/** The user's devices, newest first. */
export const userDevicesQuery = (userId: string) =>
  whole(list('GET /getUserDevices/:userId', { userId }), ['addedOn', 'DESC']);

/** The actions on a user's devices. */
export const userDevices = deviceVerbs({
  set: ({ userId, credentialID }, suspended) =>
    call('POST /suspendDevice', { userId, credentialID, suspended }),
  remove: ({ userId, credentialID }) => call('POST /removeDevice', { userId, credentialID }),
  stale: [keyOf('GET /getUserDevices/:userId'), keyOf('GET /getUser/:userId'), ...stale.users],
});
