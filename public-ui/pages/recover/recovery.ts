import { call } from '../../../web-kit/call.ts';
import { createPasskey, finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';

/** Requests the link. The reply is the same for every address. */
export const request = (email: string, captcha: string) => call('POST /recovery/request', { email, captcha });
/** Reads whose recovery the link is for, and its state. */
export const read = (accessToken: string) => call('POST /recovery/read', { accessToken });
export type About = Awaited<ReturnType<typeof read>>;
export const open = (accessToken: string) => call('POST /recovery/open', { accessToken });
export const stop = (accessToken: string) => call('POST /recovery/stop', { accessToken });

/** Makes the new passkey on this device and has the server verify it. */
export async function enrol(accessToken: string, captcha: string) {
  const begun = await call('POST /recovery/enrol', { accessToken, captcha });
  await finishing(begun, createPasskey, (answer) => call('POST /verify-recovery-attestation', answer));
}

/** Reads who will receive the colleague's link, and the options for the colleague's passkey. */
export const beginSending = (accessToken: string) => call('POST /recovery/confirm', { accessToken });
/**
 * Sends the link after the colleague's passkey has signed. It fetches new options, because they expire after two
 * minutes.
 */
export async function send(accessToken: string) {
  const begun = await beginSending(accessToken);
  await finishing(begun, getPasskey, (answer) => call('POST /verify-recovery-assertion', answer));
}
