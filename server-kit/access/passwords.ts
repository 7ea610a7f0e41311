import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { lanesOf } from './lanes.ts';
import { fullWork, type PasswordWork } from './work.ts';

const most = { N: 2 ** 17, r: 16, p: 8 };
/** Hashes computed at once and requests that may wait, so that a flood exhausts neither memory nor the thread pool. */
const limits = { atOnce: 2, waitingInOne: 50, waitingInAll: 500 };

export type Passwords = {
  /** Returns `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. For an unknown name, which has no hash, it takes the same time and returns
   * false. `account` names the lane to wait in.
   */
  verify(password: string, stored: string | null | undefined, account?: string): Promise<boolean>;
};

/** Hashes passwords at the given cost and verifies each at the cost stored with it. */
export function passwordsOf(cost: PasswordWork = fullWork.password): Passwords {
  const inTurn = lanesOf(limits);
  const nobody = { ...cost, salt: randomBytes(16), hash: randomBytes(32) };
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const hash = await inTurn('', () => derive(password, salt, cost));
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
    },
    async verify(password, stored, account = '') {
      const { salt, hash, ...own } = stored ? parse(stored) : nobody;
      const same = timingSafeEqual(await inTurn(account, () => derive(password, salt, own)), hash);
      return same && !!stored;
    },
  };
}

type Stored = PasswordWork & { salt: Buffer; hash: Buffer };
function parse(stored: string): Stored {
  const [, N, r, p, salt, hash] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]{22})\$([\w-]{43})$/.exec(stored) ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (!salt || !hash || cost.N > most.N || cost.r > most.r || cost.p > most.p)
    throw new Error('a stored password hash is damaged');
  return { ...cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

// NFKC makes a password typed on another keyboard the same password (NIST SP 800-63B-4 section 3.1.1.2).
function derive(password: string, salt: Buffer, { N, r, p }: PasswordWork): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
