import { z } from 'zod';

/** How many holders a tally names before it only counts them. */
export const mostNamed = 32;

/** What a limit's stream knows of its places after an event (docs/decisions/008). Its size is bounded. */
export const tally = z.object({
  /** Holders that are there for good, as long as they are few. */
  named: z.array(z.string()),
  /** The number of holders that are there for good, once they are many. */
  counted: z.number().int(),
  /** Whoever ended at this position of the log or before is not counted; null while holders are named. */
  countedAt: z.number().int().nullable(),
  /** Holders that took a place at this time (milliseconds) and are not yet known to be there. */
  doubtful: z.array(z.object({ holder: z.string(), at: z.number() })),
  /** Holders that were subtracted, and of which nothing else may say so yet. */
  leaving: z.array(z.string()),
});
export type Tally = z.output<typeof tally>;

export const noPlaces: Tally = { named: [], counted: 0, countedAt: null, doubtful: [], leaving: [] };

/** How many places are taken; each holder has one at most. */
export const taken = ({ named, counted, doubtful }: Tally) => named.length + counted + doubtful.length;

export const isDoubtful = ({ doubtful }: Tally, holder: string) =>
  doubtful.some((each) => each.holder === holder);

/** Gives a place to a holder, or renews the doubtful one that it has. */
export function seat(it: Tally, holder: string, at: number): Tally {
  return { ...it, doubtful: [...it.doubtful.filter((each) => each.holder !== holder), { holder, at }] };
}

/** A doubtful holder turned out to be there for good. */
export function confirm(it: Tally, holder: string): Tally {
  const doubtful = it.doubtful.filter((each) => each.holder !== holder);
  if (doubtful.length === it.doubtful.length) return it;
  if (it.countedAt === null) return { ...it, doubtful, named: [...it.named, holder] };
  return { ...it, doubtful, counted: it.counted + 1 };
}

/** What a holder's own stream says of a place that it had. */
export type Gone = {
  holder: string;
  /** It was there for good before it ended, not only begun. */
  wasFirm: boolean;
  /** Position of its end in the log. */
  ended: number;
  /** The stream that says that its place was given back is there. */
  isMarked: boolean;
};

/** Takes the place of a holder that ended, once however often it is asked. */
export function leave(it: Tally, { holder, wasFirm, ended, isMarked }: Gone): Tally {
  const leaving = wasFirm && it.countedAt !== null ? [...it.leaving, holder] : it.leaving;
  if (isDoubtful(it, holder))
    return { ...it, leaving, doubtful: it.doubtful.filter((each) => each.holder !== holder) };
  if (it.countedAt === null) {
    const named = it.named.filter((each) => each !== holder);
    return named.length === it.named.length ? it : { ...it, named };
  }
  if (!wasFirm || isMarked || it.leaving.includes(holder) || ended <= it.countedAt) return it;
  return { ...it, leaving, counted: it.counted - 1 };
}

/** What became of a holder, as of a position of the log. */
export type Standing = 'firm' | 'doubtful' | 'gone';

/** The tally that names holders while they are few, and counts them when they are many. */
export function summed(
  firm: readonly string[],
  doubtful: Tally['doubtful'],
  at: number,
  most = mostNamed,
): Tally {
  const few = firm.length <= most;
  return {
    ...{ named: few ? [...firm] : [], counted: few ? 0 : firm.length, countedAt: few ? null : at },
    ...{ doubtful, leaving: [] },
  };
}
