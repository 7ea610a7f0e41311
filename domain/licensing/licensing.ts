import { z } from 'zod';
import { aggregate, commandsOf, text } from '../kit.ts';
import { limits } from '../limits.ts';
import * as happened from './events.ts';

/** The key pair with which this installation signs licences. There is one. */
export type Licensing = { status: 'absent' | 'active'; publicKey: string | null };
export const licensingId = 'licensing';

export const licensing = aggregate<Licensing, typeof happened>({
  name: 'licensing',
  events: happened,
  unknown: 'licence.unknown',
  initial: { status: 'absent', publicKey: null },
  evolve: { LicensingKeyMade: (_, { publicKey }) => ({ status: 'active', publicKey }) },
});

const key = text(limits.licenceKey, 1);
/** Notes the key pair. It does nothing when another process was faster. */
export const MakeLicensingKey = commandsOf(licensing)(
  {
    input: z.object({
      id: z.literal(licensingId),
      publicKey: key,
      privateKey: key,
      madeAt: z.iso.datetime(),
    }),
    parent: () => null,
  },
  ({ status }, { id: _, ...made }) => (status === 'absent' ? [happened.LicensingKeyMade(made)] : []),
);
