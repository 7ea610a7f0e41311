import { z } from 'zod';
import { same } from '../changes.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import { networkForm, networkOf, spelled } from '../radiusClient/address.ts';
import { refuse } from '../refusals.ts';
import { addressLimits, addressLimitsId, holds, type Widening } from './addressLimits.ts';
import * as happened from './events.ts';

const command = commandsOf(addressLimits);
const one = z.object({ id: z.literal(addressLimitsId) });
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
/** The id of the entry for a network, in addresses and in events. */
const idOf = (network: string) => network.replace('/', '_');

/** Widens the limits of an address or a network, or changes how they are widened. */
export const WidenAddress = command(
  { input: one.extend(wideningAbout.shape), parent: () => null },
  ({ widened }, { id: _, ...about }, { now }) => {
    const entries = Object.entries(widened);
    const [wideningId, before] = entries.findLast(([, { network }]) => network === about.network) ?? [];
    if (before && same(about, before)) return [];
    mustEnd(about, now);
    if (wideningId !== undefined) return [happened.AddressWideningChanged({ wideningId, ...about })];
    if (entries.length >= limits.widenings) refuse('widening.full');
    return [happened.AddressWidened({ wideningId: idOf(about.network), ...about })];
  },
);
/** Ends a widening before its last day. The id comes from outside, and objects have inherited names. */
export const EndWidening = command(
  { input: one.extend({ wideningId: id() }) },
  ({ widened }, { wideningId }) =>
    Object.hasOwn(widened, wideningId)
      ? [happened.AddressWideningEnded({ wideningId })]
      : refuse('widening.unknown'),
);
