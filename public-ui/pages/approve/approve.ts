import { call, withBearer } from '../../../web-kit/call.ts';
import { getPasskey } from '../../../web-kit/passkey.ts';

/** What is asked for. Throws when the link is not one of a request. */
export async function loadApproval(accessToken: string) {
  const { approval } = await call('POST /verifyToken', { accessToken });
  if (!approval) throw new Error('This link or token is not valid, or it has expired or been used');
  return approval;
}
export type Approval = Awaited<ReturnType<typeof loadApproval>>;

/** The number is checked first; a wrong one ends the request. */
export const choose = (accessToken: string, number: number) =>
  call('POST /loginOperator', { accessToken, number, requestType: 'OPERATOR_APPROVAL' });
type Chosen = Awaited<ReturnType<typeof choose>>;

/** FaceId, TouchID or PIN. Throws PasskeyError. */
export const askDevice = ({ options }: Chosen) => getPasskey(options);

export const finish = (
  { challenge, transactionId }: Chosen,
  credential: Awaited<ReturnType<typeof askDevice>>,
) => call('POST /verify-loginOperator-assertion', { credential, challenge, transactionId });

type Ending = { message?: string; reported?: boolean };
/** Ends the request without approving it. */
export const end = (accessToken: string, id: string, how: Ending) =>
  withBearer(accessToken)('POST /transaction/updateTransactionStatus/:id', {
    id,
    transactionStatus: 'FAILED',
    ...how,
  });
