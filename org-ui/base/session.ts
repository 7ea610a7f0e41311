import {
  type FetchQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { CallError, call, unreachable } from '../../web-kit/call.ts';
import { readNow as readFrom } from '../../web-kit/form/meanwhile.ts';
import { keepFresh } from '../../web-kit/openTab/stale.ts';
import { keyOf, read } from '../../web-kit/read.ts';
import { resetStores, store } from '../../web-kit/session.ts';
import { publicOrigin } from './origin.ts';

/** The path to return to after signing in. */
export const returning = store<string | null>('org.returnTo', null);
/** Whether this tab had a session that was not signed out of. */
export const hadSession = store('org.hadSession', false);

const refused = (error: unknown, status?: number) =>
  error instanceof CallError &&
  (status ? error.status === status : error.status >= 400 && error.status < 500 && error.status !== 429);

/** Whether the server is unreachable or not ready, so that a retry may help. */
const away = (error: unknown) =>
  error instanceof CallError && (error.status === unreachable || error.status === 503);
/** Milliseconds between retries while the server is unreachable. */
const askAgainAfter = 3000;

/** Refusals after which the session may be another: the role was changed, or operator or organisation are out of use. */
const ofSession = ['role.needed', 'operator.suspended', 'organisation.suspended', 'organisation.closed'];
const isOfSession = (error: unknown) => error instanceof CallError && ofSession.includes(error.refusal ?? '');

const onError = (error: unknown) => {
  if (refused(error, 401) || isOfSession(error))
    void queries.invalidateQueries({ queryKey: keyOf('GET /session') });
};

/**
 * The query cache. A session that has ended is noticed at the next 401, and a role that was changed or a suspension at the
 * next refusal for it: the session is then read anew.
 */
export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // The browser says that it is offline where only this machine can be reached, too: whether the server answers decides.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      retry: (count, error) => count < 2 && !refused(error),
      staleTime: 5000,
      refetchInterval: ({ state }) => away(state.error) && askAgainAfter,
    },
  },
});

keepFresh(queries);

/** Reads what a query reads, now and from the server. */
export const readNow = <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<T> =>
  readFrom(queries, query);

/** The current session. */
export const sessionQuery = queryOptions({
  ...read('GET /session', {}),
  staleTime: 60_000,
});
/** The signed-in operator. */
export const operatorQuery = (userId: string) =>
  queryOptions({
    ...read('GET /getOperator/:userId', { userId }),
    staleTime: 60_000,
  });
/** The operator's organisation. */
export const organisationQuery = (uniqueId: string) =>
  queryOptions({
    ...read('GET /getOrgbyId/:uniqueId', { uniqueId }),
    staleTime: 60_000,
  });

/** The ids of the operator and the organisation. Use it only below the guard, which makes sure that both exist. */
export function useIds(): { userId: string; uniqueId: string } {
  const { data } = useQuery(sessionQuery);
  return { userId: data?.userId ?? '', uniqueId: data?.uniqueId ?? '' };
}

/** The signed-in operator; undefined while loading. */
export function useOperator() {
  const { userId } = useIds();
  return useQuery({ ...operatorQuery(userId), enabled: userId !== '' }).data;
}

/** Ends the session, clears all cached data, and leaves for the main site. */
export async function signOut({ everywhere = false } = {}) {
  await call(everywhere ? 'POST /signOutEverywhere' : 'POST /signOut', {});
  resetStores();
  queries.clear();
  location.assign(`${publicOrigin()}/login`);
}
