import type { Put, Records } from '../../event-store/records/records.ts';
import { kindOf } from '../../server-kit/access/signOns.ts';
import { answered, type withReply } from './perRequest.ts';
import { SessionChanged } from './sessionsFound.ts';

/** What a grant gives: scopes and claims of the person, and scopes of resources by their indicators. */
type Grant = {
  openid?: { scope?: string; claims?: string[] };
  resources?: Record<string, string>;
  /** Seconds since the epoch. */
  exp?: number;
  /** Milliseconds since the epoch. */
  issuedAt?: number;
};
export type GrantPut = Put & { value: Grant };

const kind = kindOf('Grant');
const bothOf = (one: readonly string[] = [], other: readonly string[] = []) => [
  ...new Set([...one, ...other]),
];
const wordsOf = (one = '', other = '') => bothOf(one.split(' '), other.split(' ')).filter(Boolean).join(' ');
/** A grant with what two requests have added to it. It ends with all that the person got before a sign-out, as it did. */
function joined(now: Grant, saved: Grant): Grant {
  const resources = { ...now.resources };
  for (const [indicator, scope] of Object.entries(saved.resources ?? {}))
    resources[indicator] = wordsOf(resources[indicator], scope);
  const scope = wordsOf(now.openid?.scope, saved.openid?.scope);
  const claims = bothOf(now.openid?.claims, saved.openid?.claims);
  return {
    ...saved,
    ...((now.openid || saved.openid) && {
      openid: { ...(scope && { scope }), ...(claims.length && { claims }) },
    }),
    ...(Object.keys(resources).length && { resources }),
    ...(now.issuedAt !== undefined && { issuedAt: now.issuedAt }),
  };
}

/**
 * Lets a request add to a grant that it has found only while that is there, and beside what other requests have added
 * meanwhile. To save it as it was found would bring a grant back that has ended since, with all tokens that came from it.
 */
export function grantsFound(
  records: Pick<Records, 'change'>,
  replying: Pick<ReturnType<typeof withReply>, 'before' | 'isWriting'>,
) {
  const all = new WeakMap<object, Map<string, { put?: GrantPut }>>();
  const foundBy = (request: object | undefined, id: string) => request && all.get(request)?.get(id);

  async function change({ id, value, expiresAt: wanted, ...keeping }: GrantPut): Promise<void> {
    for (let expiresAt = wanted; ; ) {
      let longest = expiresAt;
      const add = (now: Grant) => {
        longest = Math.max(expiresAt, (now.exp ?? 0) * 1000);
        return longest > expiresAt ? undefined : { ...joined(now, value), exp: Math.floor(expiresAt / 1000) };
      };
      if (await records.change<Grant>(kind, id, add, { keeping: { ...keeping, expiresAt } })) return;
      if (longest === expiresAt) throw new SessionChanged();
      expiresAt = longest;
    }
  }

  return {
    /** Notes that the request that is being answered has found a grant, which it did not make itself. */
    found(id: string): void {
      const request = answered();
      if (!request || replying.isWriting(kind, id)) return;
      const known = all.get(request) ?? new Map<string, object>();
      all.set(request, known);
      if (!known.has(id)) known.set(id, {});
    },
    /** What the request that is being answered has made of a grant that it found, if it has saved it. */
    saved: (id: string): Grant | undefined => structuredClone(foundBy(answered(), id)?.put?.value),
    /** Saves a grant that the request has found, before its other writes. False for one that it has made itself. */
    save(put: GrantPut): boolean {
      const found = foundBy(answered(), put.id);
      if (!found) return false;
      if (!found.put) replying.before(() => change(found.put!));
      found.put = put;
      return true;
    },
  };
}
