import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../call.ts';

export type Session = ReplyOf<Calls, 'GET /ownSessions'>['sessions'][number];
/** Key of the query, for what changes the sessions. */
export const sessionsKey = ['own sessions'] as const;

/** The sessions of whoever is signed in. */
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: async () => (await call('GET /ownSessions', {})).sessions });

/** The id of the device or passkey that opened this session; undefined while it is not known. */
export const useDeviceInUse = (): string | undefined =>
  useSessions().data?.find(({ current }) => current)?.deviceId ?? undefined;
