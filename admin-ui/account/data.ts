import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { mediumDateTime } from '../../web-kit/format.ts';
import { createPasskey, getPasskey } from '../../web-kit/passkey.ts';
import { texts } from '../texts.ts';

export type Passkey = ReplyOf<Calls, 'GET /admin/passkeys'>['passkeys'][number];
/** Key of the query, for what changes them. */
export const passkeysKey = ['own passkeys'];

export const usePasskeys = () =>
  useQuery({ queryKey: passkeysKey, queryFn: async () => (await call('GET /admin/passkeys', {})).passkeys });

/** A passkey that is there confirms, then a new one is made on this device or another one. */
export async function addPasskey() {
  const asked = await call('POST /admin/confirmPasskey', {});
  const confirmed = await call('POST /admin/verify-confirmPasskey-assertion', {
    credential: await getPasskey(asked.options),
    transactionId: asked.transactionId,
  });
  return call('POST /admin/verify-addPasskey-attestation', {
    credential: await createPasskey(confirmed.options),
    transactionId: confirmed.transactionId,
  });
}

/** A moment in words, with what it means before it. */
export const told = (label: string, at: string | null) =>
  `${label}: ${mediumDateTime(at) || texts.account.passkeys.never}`;
