import { call } from '../../web-kit/call.ts';
import { keyOf } from '../../web-kit/read.ts';
import { stale } from '../application/application.ts';
import { deviceVerbs } from '../member/member.ts';
import { texts } from '../viewUser/texts.ts';

/** The actions on a user's devices. */
export const userDevices = deviceVerbs({
  set: ({ userId, credentialID }, suspended) =>
    call('POST /suspendDevice', { userId, credentialID, suspended }),
  remove: ({ userId, credentialID }) => call('POST /removeDevice', { userId, credentialID }),
  said: texts.devices.words,
  stale: [keyOf('GET /getUserDevices/:userId'), keyOf('GET /getUser/:userId'), ...stale.users],
});
