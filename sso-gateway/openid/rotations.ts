import Provider, { errors } from 'oidc-provider';
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

/**
 * Lets an application use a refresh token again whose successor was never used. It may not have got the successor,
 * because the connection was cut or this process ended while it answered. The successor counts for nothing then, and
 * whoever uses it after all ends the grant, as with any other second use (RFC 9700, section 4.14).
 */
export function rotationsOf(records: Pick<Records, 'get' | 'change'>, kind: string) {
  /** The tokens that a request found to be used and may use again, as it saw them. */
  const seen = new WeakMap<object, Map<string, Rotated>>();
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

    /** A token as it is after its use; undefined when it cannot be used, or has changed since the request saw it. */
    used<T extends Rotated>(id: string, kept: T, consumed: unknown): T | undefined {
      const { uses = 0, successor } = kept;
      const before = seenBy(Provider.ctx?.req).get(id);
      const isUnchanged = before && (before.uses ?? 0) === uses && before.successor === successor;
      if (kept.superseded || (kept.consumed && !isUnchanged)) return undefined;
      return { ...kept, consumed, uses: uses + 1, successor: undefined };
    },

    /** Ends the token that replaced one before it was used again. False when that token has been used meanwhile. */
    async supersede(id: string): Promise<boolean> {
      const successor = seenBy(Provider.ctx?.req).get(id)?.successor;
      if (!successor) return true;
      const end = (kept: Rotated): Rotated | undefined =>
        kept.consumed ? undefined : { ...kept, consumed: true, superseded: true };
      return records.change(kind, successor, end, { leaves: true });
    },

    /** Notes in the token that the request uses which one replaces it. Refuses when it was used again meanwhile. */
    async replaced(id: string, keyOf: (jti: string) => string): Promise<void> {
      const { req, oidc } = Provider.ctx ?? {};
      const rotated = oidc?.entities.RotatedRefreshToken as { jti?: string } | undefined;
      if (!rotated?.jti) return;
      const from = keyOf(rotated.jti);
      const before = (seenBy(req).get(from)?.uses ?? 0) + 1;
      const isNoted = await records.change<Rotated>(kind, from, (kept) =>
        kept.uses === before ? { ...kept, successor: id } : undefined,
      );
      if (!isNoted) throw new errors.InvalidGrant('grant request is invalid');
    },
  };
}
