import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { eventTypes } from './domain/aggregates.ts';
import { type EventType, upcast } from './domain/kit.ts';
import { orErased } from './domain/marks.ts';
import { sqliteKeyStore } from './event-store/vault/keys.ts';
import { openVault } from './event-store/vault/vault.ts';
import { type EventLine, sealedFiles } from './query-api/archive/format.ts';
import { type Archive, CannotImportError } from './query-api/archive/read.ts';

const keysAtOnce = 500;
/** These in parts, as they are written together. */
export async function* inParts<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  const part: T[] = [];
  for await (const each of all) if (part.push(each) === keysAtOnce) yield part.splice(0);
  yield part;
}

/** The source of a request, as it is sealed with an event. */
const source = z.object({ ip: z.string().nullable(), userAgent: z.string().nullable() }).optional();

const forms = new WeakMap<EventType, z.ZodType>();
function formOf(declared: EventType): z.ZodType {
  let form = forms.get(declared);
  if (!form) forms.set(declared, (form = orErased(declared.schema)));
  return form;
}

const why = (error: unknown) => {
  const [issue] = error instanceof z.ZodError ? error.issues : [];
  if (!issue) return (error as Error).message;
  return [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
};

/**
 * Checks events of a backup, line by line, against the schemas of this release, after their upcasts and with what is
 * sealed in them: whoever has the passphrase can write anything into both. They are opened by the backup's own keys, in a
 * vault that is gone with `close`.
 */
export async function formChecks({ keys }: Pick<Archive, 'keys'>) {
  const vault = await openVault(sqliteKeyStore(''), [randomBytes(32)]);
  try {
    for await (const part of inParts(keys())) await vault.adopt(part);
  } catch (cause) {
    await vault.close();
    if (cause instanceof CannotImportError) throw cause;
    throw new CannotImportError(`The backup was edited: ${sealedFiles.keys} has two keys of one subject.`, {
      cause,
    });
  }
  let line = 0;
  return {
    async check(event: EventLine) {
      line++;
      const declared = eventTypes.get(event.type);
      if (!declared) throw new CannotImportError(`This release does not know the event ${event.type}.`);
      try {
        const [opened] = await vault.open([event]);
        formOf(declared).parse(upcast(declared, opened!.data, event.metadata.version));
        source.parse(opened!.source);
      } catch (cause) {
        const reason = `${event.type} cannot have this form (${why(cause)})`;
        throw new CannotImportError(
          `The backup was edited: line ${line} of ${sealedFiles.events} is wrong: ${reason}.`,
          { cause },
        );
      }
    },
    close: () => vault.close(),
  };
}
