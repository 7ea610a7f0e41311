import { z } from 'zod';
import { changedBy, changesOf, same } from '../changes.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import { networkForm, networkOf, spelled } from '../radiusClient/address.ts';
import { refuse } from '../refusals.ts';
import { type AddressLimits, addressLimits, addressLimitsId, holds, type Widening } from './addressLimits.ts';
import * as happened from './events.ts';

const command = commandsOf(addressLimits);
const one = z.object({ id: z.literal(addressLimitsId), wideningId: id() });
const { least, most } = limits.wideningFactor;

export const wideningAbout = z.object({
  network: text(50, 1)
    .refine((typed) => networkOf(typed) !== null, wrong('is.wide'))
    .overwrite((typed) => {
      const network = networkOf(typed);
      return network ? spelled(network) : typed;
    })
    .meta(networkForm),
  factor: z.int().min(least).max(most),
  reason: text(limits.wideningReason, 1).overwrite((typed) => typed.trim()),
  /** The last day on which the limits are wider (UTC). */
  until: z.iso.date(),
});

const day = 86_400_000;
/** Refuses a last day that has passed or is more than a year away, so that somebody looks at each widening again. */
function mustEnd({ until }: Widening, now: Date) {
  const latest = new Date(now.getTime() + limits.wideningDays * day).toISOString().slice(0, 10);
  if (!holds({ until }, now) || until > latest) refuse('widening.until');
}
/** Refuses a network that another widening in force names too. */
function mustBeOther({ widened }: AddressLimits, wideningId: string, { network }: Widening, now: Date) {
  const isTaken = ([other, about]: [string, Widening]) =>
    other !== wideningId && about.network === network && holds(about, now);
  if (Object.entries(widened).some(isTaken)) refuse('widening.taken');
}

/** The widening with an id, if it is there. Ids come from outside, and objects have inherited names. */
const known = ({ widened }: AddressLimits, wideningId: string): Widening | undefined =>
  Object.hasOwn(widened, wideningId) ? widened[wideningId] : undefined;

/** Widens the limits of an address or a network. */
export const WidenAddress = command(
  { input: one.extend(wideningAbout.shape), parent: () => null },
  (state, { id: _, wideningId, ...about }, { now }) => {
    if (known(state, wideningId)) return [];
    mustEnd(about, now);
    mustBeOther(state, wideningId, about, now);
    if (Object.keys(state.widened).length >= limits.widenings) refuse('widening.full');
    return [happened.AddressWidened({ wideningId, ...about })];
  },
);
export const ChangeWidening = command(
  { input: one.extend({ changes: changesOf(wideningAbout) }) },
  (state, { wideningId, changes }, { now }) => {
    const before = known(state, wideningId) ?? refuse('widening.unknown');
    const about = changedBy(before, changes);
    if (same(about, before)) return [];
    mustEnd(about, now);
    mustBeOther(state, wideningId, about, now);
    return [happened.AddressWideningChanged({ wideningId, ...about })];
  },
);
/** Ends a widening before its last day. */
export const EndWidening = command({ input: one }, (state, { wideningId }) =>
  known(state, wideningId) ? [happened.AddressWideningEnded({ wideningId })] : refuse('widening.unknown'),
);
