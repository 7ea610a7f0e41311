import { call } from '../../../web-kit/call.ts';
import { createPasskey, getPasskey } from '../../../web-kit/passkey.ts';

/** Asks for the link; the answer is the same for every address. */
export const request = (email: string, captcha: string) => call('POST /recovery/request', { email, captcha });
/** Whose recovery a link is about, and how far it has come. */
export const read = (accessToken: string) => call('POST /recovery/read', { accessToken });
export type About = Awaited<ReturnType<typeof read>>;
export const open = (accessToken: string) => call('POST /recovery/open', { accessToken });
export const stop = (accessToken: string) => call('POST /recovery/stop', { accessToken });

/** Makes the new passkey on this device and has it checked. */
export async function enrol(accessToken: string, captcha: string) {
  const { options, transactionId, challenge } = await call('POST /recovery/enrol', { accessToken, captcha });
  const credential = await createPasskey(options);
  await call('POST /verify-recovery-attestation', { credential, transactionId, challenge });
}

/** Whom a colleague's link goes to, with what the colleague's passkey has to sign. */
export const beginSending = (accessToken: string) => call('POST /recovery/confirm', { accessToken });
/** Sends it, once the colleague's own passkey has answered. The options are fetched anew: they live two minutes. */
export async function send(accessToken: string) {
  const { options, transactionId, challenge } = await beginSending(accessToken);
  const credential = await getPasskey(options);
  await call('POST /verify-recovery-assertion', { credential, transactionId, challenge });
}
