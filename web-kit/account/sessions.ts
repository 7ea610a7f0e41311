import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { read } from '../read.ts';
import { texts } from './texts.ts';

export type Session = ReplyOf<Calls, 'GET /ownSessions'>['sessions'][number];

/** The heading of the list of sessions, and the sentence below it. */
export const { title: sessionsTitle, lead: sessionsLead } = texts.sessions;
/** What removing a device or a passkey means when it opened the current session. */
export const endsThisSession = texts.inUse.ends;

/** The signed-in person's sessions. */
export const useSessions = () =>
  useQuery({ ...read('GET /ownSessions', {}), select: ({ sessions }) => sessions });

/** The id of the device or passkey that opened this session; undefined until the sessions are loaded. */
export const useDeviceInUse = (): string | undefined =>
  useSessions().data?.find(({ current }) => current)?.deviceId ?? undefined;
