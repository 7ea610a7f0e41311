import { SubjectErased } from '../../domain/erasure/events.ts';
import type { EventStore } from '../port.ts';
import type { KeyStore } from './keys.ts';

/** The setting in the key store: the keys of all who were erased up to this position of the log are destroyed. */
const setting = 'erasedThrough';
/** Keys that are destroyed together. */
const atOnce = 1000;
/** Positions from which on the streams of erasures are looked for. Of fewer, reading all events costs less. */
const far = 100_000;

/** A part of the log: the keys of those who were erased after `after`, and not after `through`, are destroyed. */
export type Destroyed = { after: number; through: number };

/**
 * Notes in the key store how far its keys are destroyed, and destroys those first that the log erased since: a key store
 * that was restored from a backup has keys of people who were erased after it. Of one without a note, that is everybody
 * whom the log has erased. Without `destroyed` it does so up to the head of the log.
 */
export async function eraseAgain(
  store: Pick<EventStore, 'head' | 'readAll'>,
  keys: Pick<KeyStore, 'erase' | 'readSetting' | 'writeSetting' | 'replaceSetting'>,
  destroyed?: Destroyed,
): Promise<void> {
  const through = destroyed?.through ?? (await store.head());
  const noted = await keys.readSetting(setting);
  const from = Number(noted ?? 0);
  // Another process may have noted more. At a start, the log may have been restored from a backup and end earlier.
  if (noted !== undefined && from >= through) {
    if (from > through && !destroyed) await keys.replaceSetting(setting, noted, String(through));
    return;
  }
  // Keys that were exchanged for older ones while this process ran have an older note as well.
  let last = noted;
  async function note(position: number) {
    if (last === undefined) await keys.writeSetting(setting, String(position));
    else await keys.replaceSetting(setting, last, String(position));
    last = String(position);
  }
  if (!destroyed || from < destroyed.after)
    for await (const { subjects, position } of erasedAfter(store, from, through)) {
      await keys.erase(subjects);
      // A start that is ended here goes on from this position.
      await note(position);
    }
  // The events that were read may go further.
  if (last === undefined || Number(last) < through) await note(through);
}

/** The subjects that the log has erased after a position, in portions, each with the position of its last one. */
async function* erasedAfter(store: Pick<EventStore, 'readAll'>, after: number, through: number) {
  const filter = {
    eventTypes: [SubjectErased.type],
    ...(through - after > far && { streamPrefixes: ['erasure-'] }),
  };
  let portion = { subjects: [] as string[], position: after };
  for await (const { data, unreadable, position } of store.readAll({ after, filter })) {
    if (unreadable) continue;
    portion.subjects.push((data as { subject: string }).subject);
    portion.position = position;
    if (portion.subjects.length < atOnce) continue;
    yield portion;
    portion = { subjects: [], position };
  }
  if (portion.subjects.length) yield portion;
}
