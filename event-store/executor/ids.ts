import { createHash } from 'node:crypto';
import { refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../metadata.ts';
import { newId } from '../newId.ts';

/** Derives an id from caller, call, idempotency key and name, so that a repeat gets it too. Without a key it is new. */
export function idOf({ actor, call, idempotencyKey }: Provenance, name: string): string {
  if (!idempotencyKey) return newId();
  const hash = createHash('sha256')
    .update(JSON.stringify([actor.id, call, idempotencyKey, name]))
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/**
 * Derives the id of an event as `idOf` does. Its last four octets stand for what was asked, so that `repeats` tells a
 * repeat from another request with the same key.
 */
export function eventIdOf(provenance: Provenance, name: string): string {
  const id = idOf(provenance, name);
  const { idempotencyKey, content } = provenance;
  return idempotencyKey && content ? id.slice(0, -content.length) + content : id;
}

/** Tells of the ids of events whether the same request made them. Refuses when another one with the same key did. */
export function repeatsOf(provenance: Provenance, name: string): (there: string) => boolean {
  const { idempotencyKey, content = '' } = provenance;
  if (!idempotencyKey) return () => false;
  const id = eventIdOf(provenance, name);
  const begin = id.slice(0, id.length - content.length);
  return (there) => there === id || (there.startsWith(begin) && refuse('request.repeated'));
}
