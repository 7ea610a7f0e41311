import { jwtsOf } from '../../server-kit/access/jwt.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** Lifetime of our authorisation in seconds. Push services accept a day at most (RFC 8292 section 2). */
const lasts = 12 * 60 * 60;

/** Our identity towards push services (RFC 8292): one pair of keys for each master key, newest first. */
export function vapidOf({
  vault,
  clock,
  config,
  origins,
}: Pick<Kit, 'vault' | 'clock' | 'config' | 'origins'>) {
  const pairs = vault.derive('push').map((secret) => {
    const { signJwt, jwks } = jwtsOf([secret], clock);
    const { x, y } = jwks().keys[0]!;
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return { key: Buffer.concat(point).toString('base64url'), signJwt };
  });
  const contact = /[^<\s]+@[^>\s]+/.exec(config.MAIL_FROM)![0];
  return {
    /** The public key with which apps subscribe. */
    key: pairs[0]!.key,
    /** The header for a push service, by the key with which the app subscribed; null when we no longer have that key. */
    authorization(endpoint: string, key: string): string | null {
      const pair = pairs.find((each) => each.key === key);
      if (!pair) return null;
      const claims = { iss: origins.public, aud: new URL(endpoint).origin, sub: `mailto:${contact}` };
      return `vapid t=${pair.signJwt(claims, lasts)}, k=${key}`;
    },
  };
}
export type Vapid = ReturnType<typeof vapidOf>;
