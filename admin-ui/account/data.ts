import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { createPasskey, getPasskey } from '../../web-kit/passkey.ts';
import { texts } from '../texts.ts';

export type Passkey = ReplyOf<Calls, 'GET /admin/passkeys'>['passkeys'][number];
export type Session = ReplyOf<Calls, 'GET /ownSessions'>['sessions'][number];
/** Keys of the queries, for what changes them. */
export const passkeysKey = ['own passkeys'];
export const sessionsKey = ['own sessions'];

export const usePasskeys = () =>
  useQuery({ queryKey: passkeysKey, queryFn: async () => (await call('GET /admin/passkeys', {})).passkeys });
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: async () => (await call('GET /ownSessions', {})).sessions });

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

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** A moment in words, with what it means before it. */
export const told = (label: string, at: string | null) =>
  `${label}: ${at ? when.format(new Date(at)) : texts.account.passkeys.never}`;
