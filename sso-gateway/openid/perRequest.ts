import Provider from 'oidc-provider';

/**
 * Remembers what `read` found for the rest of the request of the library that is being answered. Elsewhere it reads each
 * time.
 */
export function perRequest<A extends string[], T>(read: (...asked: A) => Promise<T>) {
  const answers = new WeakMap<object, Map<string, Promise<T>>>();
  return (...asked: A): Promise<T> => {
    const request = Provider.ctx?.req;
    if (!request) return read(...asked);
    const known = answers.get(request) ?? new Map<string, Promise<T>>();
    answers.set(request, known);
    const name = asked.join('\0');
    const answer = known.get(name) ?? read(...asked);
    known.set(name, answer);
    return answer;
  };
}

const waitedFor = new WeakMap<object, Promise<unknown>[]>();
/** Lets the reply to the request of the library wait for some work, and the request go on meanwhile. */
export async function inReply(work: Promise<unknown>): Promise<void> {
  const request = Provider.ctx?.req;
  if (!request) return void (await work);
  work.catch(() => undefined);
  waitedFor.set(request, [...(waitedFor.get(request) ?? []), work]);
}
/** Waits for what the reply to a request needs so far. */
export const workFor = async (request: object | undefined): Promise<void> =>
  void (await Promise.all((request && waitedFor.get(request)) ?? []));
