import { call } from '../../../web-kit/call.ts';
import { finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';

/** Asks for the staff member's passkey, then has the recovery link mailed to the operator. */
export async function sendRecovery(userId: string) {
  const begun = await call('POST /admin/recovery/:userId', { userId });
  return finishing(begun, getPasskey, (answer) => call('POST /admin/verify-recovery-assertion', answer));
}
