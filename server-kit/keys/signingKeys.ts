import { generateKeyPair, type JsonWebKey, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { AddSigningKey, keysInOrder, needsKey } from '../../domain/keyring/commands.ts';
import { SigningKeyMade } from '../../domain/keyring/events.ts';
import { keyring } from '../../domain/keyring/keyring.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import type { Kit } from '../kit.ts';

const newPair = promisify(generateKeyPair);

/** A private key in the format of RFC 7517, with which RS256 is signed. */
export type SigningKey = JsonWebKey & { kty: string; kid: string; alg: string; use: string };

async function addKey({ executor }: Kit, organisationId: string) {
  const { publicKey, privateKey } = await newPair('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const about = { kid, alg: 'RS256', use: 'sig' };
  const text = (key: typeof publicKey) => JSON.stringify({ ...key.export({ format: 'jwk' }), ...about });
  await executor.execute(
    AddSigningKey,
    { id: organisationId, kid, publicKey: text(publicKey), privateKey: text(privateKey) },
    { actor: { role: 'system', id: 'signing keys' }, correlationId: randomUUID() },
  );
}

/** The ids of an organisation's published keys, of which the first one signs. Makes a key when another one is due. */
export async function signingKeys(kit: Kit, organisationId: string): Promise<readonly string[]> {
  const target = ref(keyring, organisationId);
  const now = new Date(kit.clock());
  const { state } = kit.executor.known(target) ?? (await kit.executor.look(target));
  if (!needsKey(state, now)) return keysInOrder(state, now);
  await addKey(kit, organisationId);
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
