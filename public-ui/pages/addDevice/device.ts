import { call } from '../../../web-kit/call.ts';
import { createPasskey, finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';

/** Reads whose device the link adds, and which step comes first. */
export const loadRequest = (accessToken: string) => call('POST /verifyDeviceToken', { accessToken });
export type Request = Awaited<ReturnType<typeof loadRequest>>;

/** Verifies an existing passkey; the token can then add one device, here or on a phone. */
export async function confirm(accessToken: string, captcha: string) {
  const begun = await call('POST /confirmDevice', { accessToken, captcha });
  return finishing(begun, getPasskey, (answer) => call('POST /verify-confirmDevice-assertion', answer));
}

/** Makes the new passkey on this device and has the server verify it. */
export async function add(accessToken: string, captcha: string) {
  const begun = await call('POST /addDevice', { accessToken, captcha });
  return finishing(begun, createPasskey, (answer) => call('POST /verify-addDevice-attestation', answer));
}
