/** A limit: `count` in `seconds`. */
export type Rate = { count: number; seconds: number };
export type Allowance = { ok: boolean; retryAfterSeconds: number };
/** Buckets that all processes share. */
export type Buckets = {
  /** Takes one from a bucket. */
  allow(key: string, rate: Rate): Promise<Allowance>;
  /** Tells whether `allow` would succeed, and takes nothing. */
  hasRoom(key: string, rate: Rate): Promise<Allowance>;
  /** Returns one to a bucket when the attempt turned out not to count. */
  putBack(key: string, rate: Rate): Promise<void>;
};
export type StoredBuckets = Buckets & {
  /** Deletes buckets that are full by `now`. */
  sweepBuckets(now: number): Promise<void>;
};

/** The milliseconds in which a bucket refills by one, and from empty to full. */
export const timesOf = ({ count, seconds }: Rate) => {
  const window = seconds * 1000;
  return { window, share: window / count };
};
/** Sums of fractions come out slightly too high, so a tenth of a share is tolerated. */
export const tolerated = ({ window, share }: ReturnType<typeof timesOf>) => window + share / 10;

/**
 * Takes one from a bucket, which is one number: the time when it is full again (the generic cell rate algorithm). After
 * a clock was set back, that time lies too far ahead, and counts as an empty bucket.
 */
export function taken(fullAt: number | undefined, rate: Rate, now: number): Allowance & { fullAt: number } {
  const { window, share } = timesOf(rate);
  const before = Math.max(now, Math.min(fullAt ?? 0, now + window));
  const after = before + share;
  const ok = after - now <= tolerated({ window, share });
  const retryAfterSeconds = ok ? 0 : Math.max(1, Math.ceil((after - now - window) / 1000));
  return { ok, retryAfterSeconds, fullAt: ok ? after : before };
}
