import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { ownNameIn } from '../../../web-kit/devices/deviceNamed.ts';
import { localDateTime, pair } from '../../../web-kit/format.ts';
import { createPasskey, getPasskey } from '../../../web-kit/passkeys/passkey.ts';
import { forget } from '../../../web-kit/passkeys/passkeySignals.ts';
import { read } from '../../../web-kit/read.ts';
import { texts } from './texts.ts';

export type Passkey = ReplyOf<Calls, 'GET /admin/passkeys'>['passkeys'][number];

export const usePasskeys = () =>
  useQuery({ ...read('GET /admin/passkeys', {}), select: ({ passkeys }) => passkeys.map(ownNameIn) });

/** A passkey as the server has it now; undefined when it is gone. */
export const passkeyNow = async (id: string): Promise<Passkey | undefined> =>
  (await call('GET /admin/passkeys', {})).passkeys.map(ownNameIn).find((each) => each.id === id);

/** Confirms with an existing passkey, then makes a new one on this device or another. */
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

/** Removes a passkey, also from this device, which then offers it no longer. */
export async function removePasskey(passkeyId: string) {
  await call('DELETE /admin/passkey/:passkeyId', { passkeyId });
  forget({ rpId: location.hostname, credentialId: passkeyId });
}

/** A date and time in words, with its label in front. */
export const labelledTime = (label: string, at: string | null) =>
  pair(label, localDateTime(at) || texts.passkeys.never);
