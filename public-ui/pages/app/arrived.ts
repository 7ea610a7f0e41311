type Dated = { requestedAt: string };

/**
 * The request that a list announces: the newest that was not in it before, else the one that it announced last, as long
 * as that is there. The newest comes first.
 */
export function arrivedIn<R extends Dated>(before: readonly R[], now: readonly R[], last?: R): R | undefined {
  const isIn = (list: readonly R[], one?: R) => list.some((each) => each.requestedAt === one?.requestedAt);
  return now.find((one) => !isIn(before, one)) ?? (isIn(now, last) ? last : undefined);
}
