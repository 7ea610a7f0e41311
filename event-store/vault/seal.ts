import { eventTypes } from '../../domain/aggregates.ts';
import type { Happened, Ref } from '../../domain/kit.ts';
import { type Cut, cutMarked } from '../../domain/marks.ts';
import type { Metadata, Provenance } from '../metadata.ts';
import type { NewEvent } from '../port.ts';
import type { Vault } from './vault.ts';

/** The subject whose key seals a field: the one named by its mark, otherwise the person of the stream. */
function subjectOf({ mark }: Cut, { of, id }: Ref, data: Record<string, unknown>): string {
  const subject = mark.of ? data[mark.of] : of.person || mark.kind === 'secret' ? id : undefined;
  if (typeof subject !== 'string') throw new Error(`${of.name}: a ${mark.kind} field has no subject`);
  return subject;
}

/**
 * Prepares a decided event for the log: marked fields, and the source of the request, are sealed into its metadata. The
 * source belongs to the actor. A visitor's is kept only in a person's own stream.
 */
export async function sealed(
  vault: Vault,
  ref: Ref,
  id: string,
  { type, data }: Happened,
  metadata: Metadata,
  { actor, ip, userAgent }: Provenance,
): Promise<NewEvent> {
  const { open, cuts } = cutMarked(eventTypes.get(type)!.schema, data);
  const bySubject = new Map<string, Cut[]>();
  const add = (subject: string, cut: Cut) => bySubject.set(subject, [...(bySubject.get(subject) ?? []), cut]);
  for (const cut of cuts) add(subjectOf(cut, ref, data), cut);
  const known = actor.role !== 'visitor' && actor.role !== 'system' ? actor.id : undefined;
  const whose = known ?? (ref.of.person ? ref.id : undefined);
  if (whose)
    for (const [path, value] of Object.entries({ $ip: ip, $userAgent: userAgent }))
      if (value) add(whose, { mark: { kind: 'personal' }, path: [path], value: value.slice(0, 512) });
  const subjects = [...bySubject].map(([subject, cuts]) => ({ subject, cuts }));
  const blobs = subjects.length ? await vault.seal(id, subjects) : [];
  return { id, type, data: open, metadata: blobs.length ? { ...metadata, sealed: blobs } : metadata };
}
