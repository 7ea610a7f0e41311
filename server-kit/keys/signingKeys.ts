import {
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  type KeyPairKeyObjectResult,
  randomUUID,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { SigningAlgorithm } from '../../domain/keyring/algorithms.ts';
import { AddSigningKey, algorithmsDue, keysInOrder } from '../../domain/keyring/commands.ts';
import { SigningKeyMade } from '../../domain/keyring/events.ts';
import { keyring } from '../../domain/keyring/keyring.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import type { Kit } from '../kit.ts';

const newPair = promisify(generateKeyPair);

/** A private key in the format of RFC 7517. */
export type SigningKey = JsonWebKey & { kty: string; kid: string; alg: SigningAlgorithm; use: string };

const pairs = {
  RS256: () => newPair('rsa', { modulusLength: 2048 }),
  ES256: () => newPair('ec', { namedCurve: 'P-256' }),
  EdDSA: () => newPair('ed25519'),
} satisfies Record<SigningAlgorithm, () => Promise<KeyPairKeyObjectResult>>;

async function addKey({ executor }: Kit, organisationId: string, alg: SigningAlgorithm) {
  const { publicKey, privateKey } = await pairs[alg]();
  const kid = randomUUID();
  const text = (key: KeyObject) => JSON.stringify({ ...key.export({ format: 'jwk' }), kid, alg, use: 'sig' });
  await executor.execute(
    AddSigningKey,
    { id: organisationId, kid, publicKey: text(publicKey), privateKey: text(privateKey), alg },
    { actor: { role: 'system', id: 'signing keys' }, correlationId: randomUUID() },
  );
}

/**
 * The ids of an organisation's published keys by algorithm, of which the first one of each signs. Makes a key when another
 * one is due.
 */
export async function signingKeys(kit: Kit, organisationId: string): Promise<readonly string[]> {
  const target = ref(keyring, organisationId);
  const now = new Date(kit.clock());
  const { state } = kit.executor.known(target) ?? (await kit.executor.look(target));
  const due = algorithmsDue(state, now);
  if (!due.length) return keysInOrder(state, now);
  for (const alg of due) await addKey(kit, organisationId, alg);
  return keysInOrder((await kit.executor.look(target, { fresh: true })).state, now);
}

/** Opens the private keys with these ids, in their order. */
export async function openKeys({ store, vault }: Kit, organisationId: string, kids: readonly string[]) {
  const found = new Map<string, SigningKey>();
  const stream = streamOf(ref(keyring, organisationId));
  for await (const event of store.readStream(stream, { direction: 'backwards' })) {
    if (found.size === kids.length) break;
    if (event.type !== SigningKeyMade.type) continue;
    const [opened] = await vault.open([event], ['secret']);
    const { kid, privateKey } = opened!.data as { kid: string; privateKey: string | null };
    if (privateKey && kids.includes(kid)) found.set(kid, JSON.parse(privateKey));
  }
  return kids.flatMap((kid) => found.get(kid) ?? []);
}
