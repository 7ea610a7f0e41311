import { z } from 'zod';
import * as limits from '../../domain/addressLimits/events.ts';
import { readModel } from '../kit.ts';

/** The addresses and networks whose limits the staff widened, those that have ended by themselves included. */
export const widenings = readModel(
  'widenings',
  limits.widening.extend({ id: z.string(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }),
  { search: ['network', 'reason'], sort: ['until', 'network', 'createdAt'] },
)
  .starts(
    limits.AddressWidened,
    ({ at, data }) => shown(data, at, at),
    (event) => event.data.wideningId,
  )
  .changes(
    limits.AddressWideningChanged,
    ({ createdAt }, { at, data }) => shown(data, createdAt, at),
    (event) => event.data.wideningId,
  )
  .ends(limits.AddressWideningEnded, (event) => event.data.wideningId);

type Widened = z.output<typeof limits.widening> & { wideningId: string };
function shown({ wideningId: id, ...about }: Widened, createdAt: string, updatedAt: string) {
  return { id, ...about, createdAt, updatedAt };
}
