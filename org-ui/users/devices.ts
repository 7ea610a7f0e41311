import { type DeviceCalls, deviceVerbs } from '../member/member.ts';
import { texts } from '../viewUser/texts.ts';

type Calls = Pick<DeviceCalls, 'set' | 'remove'>;
const { words } = texts.devices;

/** The actions on the devices of a family's users. */
export const deviceVerbsOf = (calls: Calls, more: DeviceCalls['words'] = {}) =>
  deviceVerbs({ ...calls, words: { ...words, ...more } });

const said = (answer: unknown) => (answer as { errorMessage: string }).errorMessage;
/** The same for single sign-on and RADIUS, where the toast says what the server answered. */
export const answeredDeviceVerbsOf = (calls: Calls) =>
  deviceVerbsOf(calls, { suspendedNow: said, activatedNow: said });
