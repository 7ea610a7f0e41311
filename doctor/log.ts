import { DatabaseSync } from 'node:sqlite';
import { eventTypes } from '../domain/aggregates.ts';
import { importCall, type Metadata } from '../event-store/metadata.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import type { Report } from './report.ts';

/**
 * Makes SQLite's own check of a file: its pages, and its indexes against its rows. `remedy` says what helps instead of
 * a backup.
 */
export function checkFile(file: string, say: Report, remedy?: string) {
  const { trouble, rowsAreWhole } = troubleIn(file);
  if (!trouble) return say.fine(`${file} is whole.`);
  if (remedy) return say.wrong(`${file} is damaged (${trouble}). ${remedy}.`);
  if (rowsAreWhole)
    return say.wrong(
      `An index of ${file} is damaged (${trouble}), though its events can be read: restore it from a backup.`,
    );
  say.wrong(
    `${file} is damaged (${trouble}): restore it from a backup; without one, sqlite3 ${file} .recover may save what can be read.`,
  );
}

function troubleIn(file: string): { trouble: string | undefined; rowsAreWhole: boolean } {
  let db: DatabaseSync | undefined;
  const attempt = (text: string): string | undefined => {
    try {
      const [row] = db!.prepare(text).all() as Record<string, unknown>[];
      const result = String(Object.values(row ?? {})[0])
        .split('\n')
        .at(-1)!;
      return text.startsWith('pragma') && result !== 'ok' ? result : undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const trouble = attempt('pragma integrity_check(1)');
    const rows = 'select sum(length(data) + length(metadata)) from events not indexed';
    return { trouble, rowsAreWhole: trouble !== undefined && attempt(rows) === undefined };
  } catch (error) {
    return { trouble: (error as Error).message, rowsAreWhole: false };
  } finally {
    db?.close();
  }
}

/** Returns those of these subjects for which the key store has never had a key. */
export type Unknown = (subjects: string[]) => Promise<string[]>;

/**
 * Reads every event once and checks its checksum, whether this release knows its type, and whether its sealed values
 * have keys. Returns the streams with claims; undefined when the log cannot be read to its end, or an import was cut short,
 * which takes claims last.
 */
export async function checkEvents(
  where: string,
  store: EventStore,
  unknown: Unknown,
  say: Report,
): Promise<ReadonlySet<string> | undefined> {
  const damaged: RecordedEvent[] = [];
  const newer = new Set<string>();
  const subjects = new Set<string>();
  const begun = new Set<string>();
  const claiming = new Set<string>();
  let [read, last] = [0, 0];
  try {
    for await (const event of store.readAll()) {
      read++;
      last = event.position;
      if (event.unreadable) damaged.push(event);
      else {
        look(event, newer, subjects);
        noteImport(event, begun);
        if ((event.metadata as Partial<Metadata>).claims?.length) claiming.add(event.streamId);
      }
    }
  } catch (error) {
    say.wrong(
      `${where} cannot be read behind position ${last} (${(error as Error).message}): restore it from a backup.`,
    );
    return undefined;
  }
  const some = damaged.slice(0, 5).map((event) => `position ${event.position} of ${event.streamId}`);
  if (damaged.length)
    say.wrong(
      `${damaged.length} of the ${read} events in ${where} are damaged (${some.join(', ')}): restore it from a backup.`,
    );
  else say.fine(`All ${read} events in ${where} can be read.`);
  if (newer.size)
    say.wrong(
      `${where} holds events that this release does not know (${[...newer].join(', ')}): run the release that wrote them.`,
    );
  for (const id of begun)
    say.wrong(
      `The import of the organization ${id} was cut short: stop Latchkey, and run npm run import with the same backup again.`,
    );
  const lacking = await unknown([...subjects]);
  if (lacking.length)
    say.wrong(
      `The keys of ${lacking.length} of ${subjects.size} people whose events are in ${where} are missing ` +
        '(their personal data cannot be read): restore the keys from a backup that is as new as the log.',
    );
  else if (subjects.size) say.fine(`The keys of all ${subjects.size} people in the log are there.`);
  return begun.size ? undefined : claiming;
}

/** Keeps the organisations of which an import has begun and not ended. */
function noteImport({ type, streamId, metadata }: RecordedEvent, begun: Set<string>) {
  const {
    imported,
    call,
    organisationId = /^organisation-(.*)/.exec(streamId)?.[1],
  } = metadata as Partial<Metadata>;
  if (!organisationId) return;
  if (imported) begun.add(organisationId);
  else if (call === importCall && type === 'OrganisationActivated') begun.delete(organisationId);
}

function look({ type, streamId, metadata }: RecordedEvent, newer: Set<string>, subjects: Set<string>) {
  const { version = 1, sealed = [] } = metadata as Partial<Metadata>;
  const known = eventTypes.get(type);
  // The notes of reactions are read only by themselves, so their types are not registered.
  if (!known && !streamId.startsWith('reaction-')) newer.add(`${type}@${version}`);
  if (known && version > known.version) newer.add(`${type}@${version}`);
  for (const { subject } of sealed) subjects.add(subject);
}
