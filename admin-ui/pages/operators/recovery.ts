import { call } from '../../../web-kit/call.ts';
import { checking, getPasskey } from '../../../web-kit/passkeys/passkey.ts';

/** Asks for the staff member's passkey, then has the recovery link mailed to the operator. */
export async function sendRecovery(userId: string) {
  const begun = await call('POST /admin/recovery/:userId', { userId });
  const credential = await getPasskey(begun.options);
  const { transactionId } = begun;
  return checking(
    begun,
    credential,
    call('POST /admin/verify-recovery-assertion', { credential, transactionId }),
  );
}
