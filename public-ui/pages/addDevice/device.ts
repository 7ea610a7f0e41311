import { call } from '../../../web-kit/call.ts';
import { createPasskey, getPasskey } from '../../../web-kit/passkey.ts';

/** Whose device it is to be, and what comes first. */
export const loadRequest = (accessToken: string) => call('POST /verifyDeviceToken', { accessToken });
export type Request = Awaited<ReturnType<typeof loadRequest>>;

/** A passkey that is there answers; the token then adds one device, here or on a phone. */
export async function confirm(accessToken: string, captcha: string) {
  const { options, transactionId, challenge } = await call('POST /confirmDevice', { accessToken, captcha });
  const credential = await getPasskey(options);
  return call('POST /verify-confirmDevice-assertion', { credential, transactionId, challenge });
}

/** Makes the new passkey on this device and has it checked. */
export async function add(accessToken: string, captcha: string) {
  const { options, transactionId, challenge } = await call('POST /addDevice', { accessToken, captcha });
  const credential = await createPasskey(options);
  return call('POST /verify-addDevice-attestation', { credential, transactionId, challenge });
}
