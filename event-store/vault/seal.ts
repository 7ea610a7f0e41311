import { aggregates, eventTypes } from '../../domain/aggregates.ts';
import { type Happened, type Ref, ref, streamOf } from '../../domain/kit.ts';
import { type Cut, cutMarked } from '../../domain/marks.ts';
import type { Metadata, Provenance } from '../metadata.ts';
import type { EventStore, NewEvent } from '../port.ts';
import type { SealedBefore } from './keyring.ts';
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
  before?: SealedBefore,
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
  const blobs = subjects.length ? await vault.seal(id, subjects, before) : [];
  const sealing = blobs.length ? { sealed: blobs, keys: vault.keyCount() } : {};
  return { id, type, data: open, metadata: { ...metadata, ...sealing } };
}

const persons = aggregates.filter(({ person }) => person);
/** A person's first event is sealed; others may precede it where a release before did not know its personal fields. */
const firstEvents = 20;

/**
 * Whether the log holds sealed values of a subject: of a person, whichever stream is its own, or of the aggregate
 * with this id that has secrets. The own stream is not read when it is known to be empty.
 */
export const sealedBefore =
  (store: Pick<EventStore, 'readStream'>, own: Ref, isEmpty = false): SealedBefore =>
  async (subject) => {
    const isOwn = subject === own.id && aggregates.includes(own.of);
    if (isOwn && isEmpty) return false;
    const refs = isOwn ? [own] : persons.map((of) => ref(of, subject));
    const found = await Promise.all(
      refs.map(async (each) => {
        for await (const { metadata } of store.readStream(streamOf(each), { maxCount: firstEvents }))
          if ((metadata as Partial<Metadata>).sealed?.some((one) => one.subject === subject)) return true;
        return false;
      }),
    );
    return found.includes(true);
  };
