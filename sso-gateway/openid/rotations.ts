import Provider from 'oidc-provider';
import type { Records } from '../../event-store/records/records.ts';

/** What the record of a refresh token says about its replacement by another one. */
export type Rotated = {
  consumed?: unknown;
  /** How often it has been replaced. */
  uses?: number;
  /** The id of the record of the token that replaced it last. */
  successor?: string | undefined;
  /** Whether its predecessor was used again, so that it will never be used. */
  superseded?: true;
};

type Rotation = { successor: string | undefined };

/**
 * Lets an application use a refresh token again whose successor was never used. It may not have got the successor,
 * because the connection was cut or this process ended while it answered. The successor counts for nothing then, and
 * whoever uses it after all ends the grant, as with any other second use (RFC 9700, section 4.14).
 */
export function rotationsOf(records: Pick<Records, 'get' | 'change'>, kind: string) {
  /** The tokens that a request found to be used and may use again, as it saw them. */
  const seen = new WeakMap<object, Map<string, Rotated>>();
  const underWay = new WeakMap<object, Rotation>();
  const seenBy = (request: object | undefined) =>
    (request && seen.get(request)) ?? new Map<string, Rotated>();

  return {
    /** Whether the request of the library that is being answered may use a token that was used before. */
    async mayRepeat(id: string, kept: Rotated): Promise<boolean> {
      const { req, oidc } = Provider.ctx ?? {};
      if (!req || !kept.uses || kept.superseded || oidc?.route !== 'token') return false;
      const next = kept.successor ? await records.get<Rotated>(kind, kept.successor) : undefined;
      if (kept.successor && (!next || next.consumed)) return false;
      seen.set(req, seenBy(req).set(id, kept));
      return true;
    },

    /** The use of a token by the request of the library that is being answered. */
    begun(id: string) {
      const { req } = Provider.ctx ?? {};
      const before = seenBy(req).get(id);
      const rotation: Rotation = { successor: undefined };
      if (req) underWay.set(req, rotation);
      return {
        /** The token as it is after its use; undefined when it cannot be used, or has changed since the request saw it. */
        used<T extends Rotated>(kept: T, consumed: unknown): T | undefined {
          const { uses = 0, successor } = kept;
          const isUnchanged = before && (before.uses ?? 0) === uses && before.successor === successor;
          if (kept.superseded || (kept.consumed && !isUnchanged)) return undefined;
          return { ...kept, consumed, uses: uses + 1, successor: rotation.successor };
        },
        /** Ends the token that replaced this one before. False when that token has been used meanwhile. */
        async supersede(): Promise<boolean> {
          if (!before?.successor) return true;
          const end = (kept: Rotated): Rotated | undefined =>
            kept.consumed ? undefined : { ...kept, consumed: true, superseded: true };
          return records.change(kind, before.successor, end, { leaves: true });
        },
      };
    },

    /** Notes which token replaces the one that the request uses. */
    replaced(id: string): void {
      const rotation = Provider.ctx && underWay.get(Provider.ctx.req);
      if (rotation) rotation.successor = id;
    },
  };
}
