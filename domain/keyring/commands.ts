import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import * as happened from './events.ts';
import { type Keyring, keyring } from './keyring.ts';

const command = commandsOf(keyring);
/** Milliseconds for which a key signs. */
const signs = 90 * 24 * 3_600_000;

/** Whether another key should sign from now on. */
export const needsKey = ({ keys }: Keyring, now: Date): boolean =>
  !keys[0] || now.getTime() - Date.parse(keys[0].madeAt) >= signs;

const jwk = text(4000, 1);
/** Adds a key that signs from now on. It does nothing when another process was faster. */
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
