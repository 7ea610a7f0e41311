import { jwtsOf } from '../../server-kit/access/jwt.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** How long a push service may take our word, in seconds: it takes a day at most (RFC 8292 section 2). */
const lasts = 12 * 60 * 60;

/** Who we are to push services (RFC 8292): one pair of keys for each master key, newest first. */
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
    /** The public key that apps subscribe with. */
    key: pairs[0]!.key,
    /** The header for one push service, by the key that the app has subscribed with; null when that key is gone. */
    authorization(endpoint: string, key: string): string | null {
      const pair = pairs.find((each) => each.key === key);
      if (!pair) return null;
      const claims = { iss: origins.public, aud: new URL(endpoint).origin, sub: `mailto:${contact}` };
      return `vapid t=${pair.signJwt(claims, lasts)}, k=${key}`;
    },
  };
}
export type Vapid = ReturnType<typeof vapidOf>;
