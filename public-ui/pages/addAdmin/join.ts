import { call } from '../../../web-kit/call.ts';
import { checking, createPasskey } from '../../../web-kit/passkeys/passkey.ts';

/** Makes the passkey and has the server verify it, which makes the invited person a member. */
export async function join(accessToken: string, captcha: string) {
  const begun = await call('POST /addAdmin', { accessToken, captcha });
  const { transactionId, challenge } = begun;
  const credential = await createPasskey(begun.options);
  const answer = { credential, transactionId, challenge };
  return checking(begun, credential, call('POST /verify-addAdmin-attestation', answer));
}
