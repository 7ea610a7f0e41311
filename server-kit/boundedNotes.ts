import { randomUUID } from 'node:crypto';
import type { Aggregate, Happened } from '../domain/kit.ts';
import { type Metadata, noted, type Provenance } from '../event-store/metadata.ts';
import type { Rate } from '../event-store/records/buckets.ts';
import { sealed, sealedBefore } from '../event-store/vault/seal.ts';
import type { Kit } from './kit.ts';

type Noting = Pick<Kit, 'store' | 'vault' | 'rates' | 'clock' | 'log'>;
type Note = {
  /** The subject's id: the note goes to the stream `refusal-<id>`. */
  id: string;
  provenance: Provenance;
  /** Makes the event, given the number of notes omitted before it. */
  happened: (leftOut: number) => Happened;
};

/** The most subjects whose omitted notes are counted. */
const mostRemembered = 10_000;

/**
 * Appends notes about refusals to the log, limited per subject and in total, so that a flood cannot fill the log. Notes
 * beyond the limits are counted, and the next one carries the number. With `person`, a visitor's address is sealed to
 * the subject.
 */
export function boundedNotes(
  { store, vault, rates, clock, log }: Noting,
  name: string,
  kept: { each: Rate; all: Rate },
  { person = false } = {},
) {
  const stream = { name: 'refusal', ...(person && { person }) } as Aggregate;
  const leftOut = new Map<string, number>();
  const admits = (id: string) =>
    rates.allow(`${name} ${id}`, kept.each, clock()).ok && rates.allow(name, kept.all, clock()).ok;
  function leaveOut(id: string) {
    leftOut.set(id, (leftOut.get(id) ?? 0) + 1);
    if (leftOut.size > mostRemembered) leftOut.delete(leftOut.keys().next().value!);
  }

  /** Never throws. Returns the position, or undefined when nothing was appended. */
  return async ({ id, provenance, happened }: Note): Promise<number | undefined> => {
    if (!admits(id)) return void leaveOut(id);
    const { receivedAt, ...about } = noted(provenance);
    const { actor, correlationId } = about;
    const now = clock();
    const metadata: Metadata = {
      ...{ ...about, version: 1, at: new Date(now).toISOString() },
      ...(receivedAt !== undefined && { decidedIn: Math.max(0, now - receivedAt) }),
      ...(actor.organisationId && { organisationId: actor.organisationId }),
    };
    try {
      const refused = happened(leftOut.get(id) ?? 0);
      const of = { of: stream, id };
      const before = sealedBefore(store, of);
      const event = await sealed(vault, of, randomUUID(), refused, metadata, provenance, before);
      const { position } = await store.append(`refusal-${id}`, [event], 'any');
      leftOut.delete(id);
      return position;
    } catch (error) {
      log.warn({ err: error, correlationId }, 'a refusal could not be noted');
      return undefined;
    }
  };
}
