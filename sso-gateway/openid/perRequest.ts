import { AsyncLocalStorage } from 'node:async_hooks';
import Provider from 'oidc-provider';
import type { Changing, Put, RecordName, Records } from '../../event-store/records/records.ts';

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

/**
 * Reads a secret that can be an artefact of one type only. Where the request of the library asks for it as several, the
 * others are not read once the first type has it.
 */
export function asOneType<T>() {
  const firsts = new WeakMap<object, Map<string, { type: string; found: Promise<T | undefined> }>>();
  return async (type: string, id: string, read: () => Promise<T | undefined>): Promise<T | undefined> => {
    const request = Provider.ctx?.req;
    if (!request) return read();
    const known = firsts.get(request) ?? new Map();
    firsts.set(request, known);
    const first = known.get(id);
    if (first && first.type !== type) return (await first.found) ? undefined : read();
    const found = read();
    known.set(id, { type, found });
    return found;
  };
}

const outside = new AsyncLocalStorage<object>();
/** The request that is being answered: one to the library, or what is done as if it were one. */
export const answered = (): object | undefined => Provider.ctx?.req ?? outside.getStore();

/** Does something with the library outside of its requests as in one: its writes are made at the end, all in one step. */
export const asRequest = <T>(work: () => Promise<T>): Promise<T> => {
  const request = {};
  return outside.run(request, async () => {
    const done = await work();
    await workFor(request);
    return done;
  });
};

/** The one change of a record on which a request depends. It makes the writes of the request with it. */
type Use = (writes: Pick<Changing, 'puts' | 'drops'>) => Promise<unknown>;
type Writes = {
  named: Map<string, RecordName & { put?: Put }>;
  use?: Use | undefined;
  /** Changes of records that others change too, which are made before. */
  before: (() => Promise<void>)[];
};

const waiting = new WeakMap<object, { writes: Writes; records: Pick<Records, 'write'> }>();
const nameOf = ({ kind, id }: RecordName) => `${kind}\0${id}`;

/**
 * Writes records with the reply to the request that is being answered, all in one step. The request itself sees them
 * before; nobody else needs to, because the reply tells of them. Outside of a request they are written at once.
 */
export function withReply(records: Pick<Records, 'get' | 'write'>) {
  function mine() {
    const request = answered();
    return request && waiting.get(request)?.writes;
  }
  function begun(): Writes | undefined {
    const request = answered();
    if (!request) return undefined;
    const known = waiting.get(request) ?? { writes: { named: new Map(), before: [] }, records };
    waiting.set(request, known);
    return known.writes;
  }
  return {
    async get<T>(kind: string, id: string): Promise<T | undefined> {
      const written = mine()?.named.get(nameOf({ kind, id }));
      return written ? (structuredClone(written.put?.value) as T | undefined) : records.get<T>(kind, id);
    },
    async write(puts: readonly Put[], drops: readonly RecordName[] = []): Promise<void> {
      const writes = begun();
      if (!writes) return records.write(puts, drops);
      for (const name of drops) writes.named.set(nameOf(name), name);
      for (const put of puts) writes.named.set(nameOf(put), { kind: put.kind, id: put.id, put });
    },
    /** Whether the request that is being answered writes a record itself. */
    isWriting: (kind: string, id: string): boolean => mine()?.named.has(nameOf({ kind, id })) ?? false,
    /** Has a change made before all other writes of the request. When it fails, none of them is made. */
    before(change: () => Promise<void>): void {
      begun()?.before.push(change);
    },
    /** What a request uses up is used with its reply, too, or else at once. */
    async use(use: Use): Promise<void> {
      const writes = begun();
      if (!writes || writes.use) await use({});
      else writes.use = use;
    },
  };
}

/** Makes the writes that wait for the reply to a request. Fails when what the request depends on has changed. */
export async function workFor(request: object | undefined): Promise<void> {
  const found = request && waiting.get(request);
  if (!request || !found) return;
  waiting.delete(request);
  const { named, use, before } = found.writes;
  for (const change of before) await change();
  const all = [...named.values()];
  const puts = all.flatMap(({ put }) => put ?? []);
  const drops = all.filter(({ put }) => !put);
  if (use) await use({ puts, drops });
  else await found.records.write(puts, drops);
}
