import { saidDevice } from '../../said/deviceNames.ts';
import { devices } from '../devices.ts';

type Whose = { who: string; own: boolean };

/** The notices that the installed app shows. Who signs in to no application signs in to the operator console itself. */
export const notices = {
  'notice.signIn': ({ device, application }: { device: string | null; application: string | null }) => ({
    title: 'Approve a sign-in',
    body: `${device === null ? 'Another device' : saidDevice(device, devices)} wants to sign in to ${application ?? 'the operator console'}. Tap to answer.`,
  }),
  'notice.recoveryOpened': ({ who, own }: Whose) => ({
    title: 'Access is being recovered',
    body: own
      ? 'Somebody opened the link that recovers your access. If it was not you, stop it.'
      : `Somebody opened the link that recovers the access of ${who}. If it looks wrong, stop it.`,
  }),
  'notice.recoveryDone': ({ who, own }: Whose) => ({
    title: 'Access was recovered',
    body: own
      ? 'A new device can sign in to your account. If it was not you, ask a colleague to suspend you.'
      : `${who} can sign in with a new device. If it looks wrong, suspend the member.`,
  }),
};
