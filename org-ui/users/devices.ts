import { stale } from '../application/application.ts';
import { type DeviceCalls, deviceVerbs } from '../member/member.ts';
import { texts } from '../viewUser/texts.ts';

/** The actions on the devices of a family's users. */
export const deviceVerbsOf = (calls: Pick<DeviceCalls, 'set' | 'remove'>) =>
  deviceVerbs({ ...calls, words: texts.devices.words, stale: [...stale.user, ...stale.users] });
