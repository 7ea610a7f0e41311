import { aggregate } from '../kit.ts';
import * as happened from './events.ts';

/** The keys that are published: the newest signs, and what the one before it has signed can still be verified. */
const published = 2;

/** The keys that sign an organisation's tokens, newest first. Its id is the organisation's. */
export type Keyring = {
  status: 'absent' | 'active';
  keys: readonly { kid: string; madeAt: string }[];
};

export const keyring = aggregate<Keyring, typeof happened>({
  name: 'keyring',
  events: happened,
  unknown: 'organisation.unknown',
  initial: { status: 'absent', keys: [] },
  evolve: {
    SigningKeyMade: ({ keys }, { kid, madeAt }) => ({
      status: 'active',
      keys: [{ kid, madeAt }, ...keys].slice(0, published),
    }),
  },
});
