import { type DeviceCalls, deviceVerbs } from '../members/member.ts';
import { texts } from './texts.ts';

type Calls = Pick<DeviceCalls, 'set' | 'remove'>;
/** The actions on the devices of a family's users. */
export const deviceVerbsOf = (calls: Calls, more: DeviceCalls['words'] = {}) =>
  deviceVerbs({ ...calls, words: { ...texts.devices, ...more } });

const said = (answer: unknown) => (answer as { errorMessage: string }).errorMessage;
/** The same for families where the toast says what the server answered, on a page in English. */
export const answeredDeviceVerbsOf = (calls: Calls) =>
  deviceVerbsOf(calls, {
    suspendedNow: (answer) => texts.answered.suspended(said(answer)),
    activatedNow: (answer) => texts.answered.activated(said(answer)),
  });
