import type { Put, Records } from '../../event-store/records/records.ts';
import { answered, type withReply } from './perRequest.ts';

/** The session of a request has ended, or got another id, while the request was answered. */
export class SessionChanged extends Error {}

/** Where a request has found a session, and the record that is to lead to it after the request. */
type Found = { keyed: string; lead?: Put | undefined };

/**
 * Lets a request save a session that it has found only while the record of the `uid` leads to where it was found. The library
 * saves it at the end of each request, however long that took and even if it failed, which would bring a session back
 * that has ended meanwhile.
 */
export function sessionsFound(
  records: Pick<Records, 'change'>,
  replying: Pick<ReturnType<typeof withReply>, 'use'>,
) {
  const all = new WeakMap<object, Map<string, Found>>();

  /** Makes all writes of a request, or none when its session is not what it was. */
  const saves = (found: Found) => async (writes: Parameters<Parameters<typeof replying.use>[0]>[0]) => {
    const { kind, id, value, ...keeping } = found.lead!;
    const follow = (keyed: string) => (keyed === found.keyed ? (value as string) : undefined);
    if (!(await records.change(kind, id, follow, { ...writes, keeping }))) throw new SessionChanged();
    found.keyed = value as string;
    found.lead = undefined;
  };

  return {
    /** Notes where the request that is being answered has found the session of a `uid`. */
    found(uid: string, keyed: string): void {
      const request = answered();
      if (!request) return;
      const known = all.get(request) ?? new Map<string, Found>();
      all.set(request, known);
      if (!known.has(uid)) known.set(uid, { keyed });
    },

    /** Saves a session that the request has found, with its other writes. False for one that it has begun itself. */
    async save(lead: Put): Promise<boolean> {
      const request = answered();
      const found = request && all.get(request)?.get(lead.id);
      if (!found) return false;
      const isWaiting = found.lead !== undefined;
      found.lead = lead;
      if (!isWaiting) await replying.use(saves(found));
      return true;
    },
  };
}
