import { call } from '../../../web-kit/call.ts';
import { createPasskey } from '../../../web-kit/passkey.ts';

/** What the invitation says, if it may be used now. */
export const loadInvite = (accessToken: string) =>
  call('GET /invite/verifyInvite/:accessToken', { accessToken });
export type Invite = Awaited<ReturnType<typeof loadInvite>>;

/** Makes the passkey and has it checked: from then on whoever was invited is a member. */
export async function join(accessToken: string, captcha: string) {
  const { options, transactionId, challenge } = await call('POST /addAdmin', { accessToken, captcha });
  const credential = await createPasskey(options);
  return call('POST /verify-addAdmin-attestation', { credential, transactionId, challenge });
}
