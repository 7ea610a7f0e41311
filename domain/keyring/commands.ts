import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import * as happened from './events.ts';
import { type Keyring, keyring } from './keyring.ts';

const command = commandsOf(keyring);
const day = 24 * 3_600_000;
/** Milliseconds for which a key signs. */
const signs = 90 * day;
/** Milliseconds for which a key is published before it signs, because applications keep the list of keys for a while. */
const publishedBefore = day;
const ageOf = ({ madeAt }: Keyring['keys'][number], now: Date) => now.getTime() - Date.parse(madeAt);

/** Whether another key should be published from now on. The first one signs at once, which nobody can know another of. */
export const needsKey = ({ keys }: Pick<Keyring, 'keys'>, now: Date): boolean =>
  !keys[0] || ageOf(keys[0], now) >= signs;

/** The ids of the published keys, of which the first one signs: the newest that has been published for long enough. */
export function keysInOrder({ keys }: Pick<Keyring, 'keys'>, now: Date): readonly string[] {
  const signing = keys.find((key) => ageOf(key, now) >= publishedBefore) ?? keys.at(-1);
  const others = keys.filter((key) => key !== signing);
  return (signing ? [signing, ...others] : []).map(({ kid }) => kid);
}

const jwk = text(4000, 1);
/** Adds a key. It does nothing when another process was faster. */
export const AddSigningKey = command(
  {
    input: z.object({ id: id(), kid: id(), publicKey: jwk, privateKey: jwk }),
    parent: ({ id }) => ref(organisation, id),
  },
  (state, { kid, publicKey, privateKey }, { now }) =>
    needsKey(state, now)
      ? [happened.SigningKeyMade({ kid, publicKey, privateKey, madeAt: now.toISOString() })]
      : [],
);
