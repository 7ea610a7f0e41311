import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import { masked, networkOf, octetsOf } from '../radiusClient/address.ts';
import * as events from './events.ts';

export type Widening = z.output<typeof events.widening>;
/** The addresses of the installation whose limits the staff widened, by the id of the widening. There is one list. */
export type AddressLimits = { status: 'absent' | 'active'; widened: Readonly<Record<string, Widening>> };

export const addressLimitsId = 'global' as const;

/** The state with a widening added or replaced. */
const put = (
  { widened }: AddressLimits,
  { wideningId, ...about }: Widening & { wideningId: string },
): AddressLimits => ({ status: 'active', widened: { ...widened, [wideningId]: about } });

const { widening: _, ...happened } = events;
export const addressLimits = aggregate<AddressLimits, typeof happened>({
  name: 'addressLimits',
  events: happened,
  unknown: 'widening.unknown',
  edits: [happened.AddressWidened, happened.AddressWideningChanged, happened.AddressWideningEnded],
  initial: { status: 'absent', widened: {} },
  evolve: {
    AddressWidened: put,
    AddressWideningChanged: put,
    AddressWideningEnded: (state, { wideningId }) => {
      const { [wideningId]: _, ...others } = state.widened;
      return { ...state, widened: others };
    },
  },
});

/** Whether a widening still holds at `now`: its last day has not passed (UTC). */
export const holds = ({ until }: Pick<Widening, 'until'>, now: Date) =>
  until >= now.toISOString().slice(0, 10);

/** How many times as much as others an address may do at `now`: the largest factor of the networks that contain it. */
export function factorOf({ widened }: Pick<AddressLimits, 'widened'>, address: string, now: Date): number {
  const octets = octetsOf(address.split('%')[0]!);
  if (!octets) return 1;
  const factors = Object.values(widened)
    .filter((each) => holds(each, now) && contains(each.network, octets))
    .map(({ factor }) => factor);
  return Math.max(1, ...factors);
}
function contains(text: string, octets: readonly number[]): boolean {
  const network = networkOf(text);
  if (network?.octets.length !== octets.length) return false;
  return masked(octets, network.prefix).every((octet, i) => octet === network.octets[i]);
}
