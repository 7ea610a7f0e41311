import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Confirm, Verb } from '../../../web-kit/commands/verb.ts';
import { keyOf } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { list, type RowAt } from '../../../web-kit/table/query.ts';
import { useIds } from '../../base/session.ts';
import { texts } from './texts.ts';

export type HelpRequest = RowAt<'GET /helpRequests'>;
const t = texts;
/** Milliseconds between two polls of an open console. */
const every = 30_000;

export const waitingRequests = list('GET /helpRequests', {});
const waitingQuery = queryOptions({
  queryKey: [...keyOf('GET /helpRequests'), 'count'],
  queryFn: async () => {
    const page = { page: 0, size: 1, sort: ['requestedAt', 'DESC'], filter: {} } as const;
    return (await waitingRequests(page)).total;
  },
  refetchInterval: every,
});

/** How many requests wait, for the menu of an operator who has signed in. */
export function useWaitingRequests() {
  const { userId } = useIds();
  return useQuery({ ...waitingQuery, enabled: userId !== '' }).data ?? 0;
}

export const whoAsks = ({ name, username }: HelpRequest): string => name || username || '-';

const answering = (request: HelpRequest, answer: 'allowed' | 'declined', lost: string[] = []) => ({
  run: sends('PUT /helpRequest/:requestId', () => ({ requestId: request.requestId, answer, lost })),
});
/** Gives the access, or has a recovery link mailed and suspends the lost devices, after a confirmation. */
export const allowing = (request: HelpRequest, lost: string[] = []): Verb & { confirm: Confirm } => ({
  label: t.allowOf(whoAsks(request)),
  ...answering(request, 'allowed', lost),
  done: { device: t.mailed, erasure: t.agreed, access: t.allowed }[request.kind],
  confirm: {
    title: t.allow,
    text: t.asks[request.kind](whoAsks(request), request.appName),
    yes: t.allow,
  },
});
export const declining = (request: HelpRequest): Verb & { confirm: Confirm } => ({
  label: t.declineOf(whoAsks(request)),
  ...answering(request, 'declined'),
  done: t.declined,
  confirm: { title: t.decline, text: t.asks.decline(whoAsks(request)), yes: t.decline },
});
