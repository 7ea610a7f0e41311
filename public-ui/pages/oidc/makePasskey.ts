import { call } from '../../../web-kit/call.ts';
import { checking, createPasskey } from '../../../web-kit/passkey.ts';

/** Makes the passkey to which a mailed link entitles, on the organisation's host, and has the server verify it. */
export async function makePasskey(accessToken: string) {
  const begun = await call('POST /registerOIDCUsers', { accessToken });
  const { transactionId, challenge } = begun;
  const credential = await createPasskey(begun.options);
  const answer = { credential, transactionId, challenge };
  return checking(begun, credential, call('POST /verify-registerUser-attestation', answer));
}
