import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { type SigningAlgorithm, signingAlgorithms } from './algorithms.ts';
import * as happened from './events.ts';
import { type Keyring, keyring } from './keyring.ts';

const command = commandsOf(keyring);
const day = 24 * 3_600_000;
/** Milliseconds for which a key signs. */
const signs = 90 * day;
/** Milliseconds for which a key is published before it signs, because applications keep the list of keys for a while. */
const publishedBefore = day;
const ageOf = ({ madeAt }: Keyring['keys'][number], now: Date) => now.getTime() - Date.parse(madeAt);

type Keys = Pick<Keyring, 'keys'>;
const ofAlgorithm = ({ keys }: Keys, alg: SigningAlgorithm) => keys.filter((key) => key.alg === alg);

/**
 * Whether another key of an algorithm should be published from now on. The first one signs at once, which nobody can know
 * another of.
 */
function needsKey(keys: Keys, alg: SigningAlgorithm, now: Date): boolean {
  const [newest] = ofAlgorithm(keys, alg);
  return !newest || ageOf(newest, now) >= signs;
}

/**
 * The algorithms of which another key is due. All of them have one from the beginning, because applications keep what is
 * published, and must know the key of another algorithm when somebody chooses that.
 */
export const algorithmsDue = (keys: Keys, now: Date): SigningAlgorithm[] =>
  signingAlgorithms.filter((alg) => needsKey(keys, alg, now));

/**
 * The ids of the published keys, by algorithm. Of each, the first one signs: the newest that has been published for long
 * enough.
 */
export function keysInOrder(keyring: Keys, now: Date): readonly string[] {
  return signingAlgorithms.flatMap((alg) => {
    const keys = ofAlgorithm(keyring, alg);
    const signing = keys.find((key) => ageOf(key, now) >= publishedBefore) ?? keys.at(-1);
    const others = keys.filter((key) => key !== signing);
    return (signing ? [signing, ...others] : []).map(({ kid }) => kid);
  });
}

const jwk = text(4000, 1);
/** Adds a key. It does nothing when another process was faster. */
export const AddSigningKey = command(
  {
    input: z.object({
      ...{ id: id(), kid: id(), publicKey: jwk, privateKey: jwk },
      alg: z.enum(signingAlgorithms).default('RS256'),
    }),
    parent: ({ id }) => ref(organisation, id),
  },
  (state, { kid, publicKey, privateKey, alg }, { now }) =>
    needsKey(state, alg, now)
      ? [happened.SigningKeyMade({ kid, publicKey, privateKey, madeAt: now.toISOString(), alg })]
      : [],
);
