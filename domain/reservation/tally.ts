import { z } from 'zod';

/** Maximum number of holders that a tally names before it only counts them. */
export const mostNamed = 32;

/** The tally of places in a limit's stream after an event (docs/decisions/008). Its size is bounded. */
export const tally = z.object({
  /** Confirmed holders, while they are few. */
  named: z.array(z.string()),
  /** Number of confirmed holders, once they are many. */
  counted: z.number().int(),
  /** Holders that ended at or before this log position are not counted; null while holders are named. */
  countedAt: z.number().int().nullable(),
  /** Holders that took a place at this time (milliseconds) and are not confirmed yet. */
  doubtful: z.array(z.object({ holder: z.string(), at: z.number() })),
  /** Holders that were subtracted, while nothing else records that yet. */
  leaving: z.array(z.string()),
});
export type Tally = z.output<typeof tally>;

export const noPlaces: Tally = { named: [], counted: 0, countedAt: null, doubtful: [], leaving: [] };

/** Number of places taken. Each holder has at most one. */
export const taken = ({ named, counted, doubtful }: Tally) => named.length + counted + doubtful.length;

export const isDoubtful = ({ doubtful }: Tally, holder: string) =>
  doubtful.some((each) => each.holder === holder);

/** Gives a holder a place, or renews its unconfirmed one. */
export function seat(it: Tally, holder: string, at: number): Tally {
  return { ...it, doubtful: [...it.doubtful.filter((each) => each.holder !== holder), { holder, at }] };
}

/** Confirms a holder that was doubtful. */
export function confirm(it: Tally, holder: string): Tally {
  const doubtful = it.doubtful.filter((each) => each.holder !== holder);
  if (doubtful.length === it.doubtful.length) return it;
  if (it.countedAt === null) return { ...it, doubtful, named: [...it.named, holder] };
  return { ...it, doubtful, counted: it.counted + 1 };
}

/** The facts in a holder's own stream about its former place. */
export type Gone = {
  holder: string;
  /** Whether it was confirmed before it ended, rather than only begun. */
  wasFirm: boolean;
  /** Log position of its end. */
  ended: number;
  /** Whether the stream exists that records that its place was given back. */
  isMarked: boolean;
};

/** Takes the place of an ended holder away, once however often it is called. */
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

/** The state of a holder as of a log position. */
export type Hold = 'firm' | 'doubtful' | 'gone';

/** A tally that names holders while they are few, and counts them when they are many. */
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
