import { call } from '../../../web-kit/call.ts';
import { createPasskey, finishing } from '../../../web-kit/passkeys/passkey.ts';

/** Makes the passkey and has the server verify it, which makes the invited person a member. */
export async function join(accessToken: string, captcha: string) {
  const begun = await call('POST /addAdmin', { accessToken, captcha });
  return finishing(begun, createPasskey, (answer) => call('POST /verify-addAdmin-attestation', answer));
}
