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

/** The one change of a record by which a request uses something up. It makes the writes of the request with it. */
type Use = (writes: Pick<Changing, 'puts' | 'drops'>) => Promise<unknown>;
type Writes = { named: Map<string, RecordName & { put?: Put }>; use?: Use | undefined };

const waiting = new WeakMap<object, { writes: Writes; records: Pick<Records, 'write'> }>();
const nameOf = ({ kind, id }: RecordName) => `${kind}\0${id}`;

/**
 * Writes records with the reply to the request of the library that is being answered, all in one step. The request
 * itself sees them before; nobody else needs to, because the reply tells of them. Outside of a request they are written
 * at once.
 */
export function withReply(records: Pick<Records, 'get' | 'write'>) {
  const mine = () => Provider.ctx?.req && waiting.get(Provider.ctx.req)?.writes;
  function begun(): Writes | undefined {
    const request = Provider.ctx?.req;
    if (!request) return undefined;
    const known = waiting.get(request) ?? { writes: { named: new Map() }, records };
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
    /** What a request uses up is used with its reply, too, or else at once. */
    async use(use: Use): Promise<void> {
      const writes = begun();
      if (!writes || writes.use) await use({});
      else writes.use = use;
    },
  };
}

/** Makes the writes that wait for the reply to a request. Fails when the request was too late to use something up. */
export async function workFor(request: object | undefined): Promise<void> {
  const found = request && waiting.get(request);
  if (!request || !found) return;
  waiting.delete(request);
  const { named, use } = found.writes;
  const all = [...named.values()];
  const puts = all.flatMap(({ put }) => put ?? []);
  const drops = all.filter(({ put }) => !put);
  if (use) await use({ puts, drops });
  else await found.records.write(puts, drops);
}
