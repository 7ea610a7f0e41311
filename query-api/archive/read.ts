import { existsSync, openAsBlob } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import type { z } from 'zod';
import { eventLine, formatVersion, keyLine, type Manifest, manifest, sealedFiles } from './format.ts';

configure({ useWebWorkers: false });

/** Thrown for a file that cannot be taken in; its message says why. */
export class CannotImportError extends Error {}

const longestManifest = 10_000;
/** More bytes than the longest event has. */
const longestLine = 16 * 2 ** 20;
const known =
  /^(?:index\.html|history\.jsonl|lists\/\w+\.(?:csv|json)|restore\/(?:manifest\.json|(?:keys|events)\.jsonl))$/;

/**
 * Opens a backup. Throws CannotImportError for a file that is none, was edited or cut off, is of another version, or does
 * not open with this passphrase. Its parts can be read again and again.
 */
export async function openArchive(file: string, passphrase: string) {
  if (!existsSync(file)) throw new CannotImportError(`There is no file ${file}.`);
  const entries = await new ZipReader(new BlobReader(await openAsBlob(file))).getEntries().catch((cause) => {
    const reason = (cause as Error).message;
    throw new CannotImportError(`${file} is no backup, or it was edited or cut off (${reason}).`, { cause });
  });
  const strange = entries.find(
    ({ filename }, at) =>
      !known.test(filename) || at !== entries.findIndex((each) => each.filename === filename),
  );
  if (strange)
    throw new CannotImportError(
      `${file} was edited: no backup has ${JSON.stringify(strange.filename)} there.`,
    );
  for (const entry of entries) if (!entry.directory && !entry.encrypted) await mustBeWhole(file, entry);
  const partOf = (name: string): FileEntry => {
    const found = entries.find(({ filename }) => filename === name);
    if (!found || found.directory || !found.encrypted)
      throw new CannotImportError(`${file} is no backup of an organization: it has no sealed ${name}.`);
    return found;
  };
  /** The lines of a part. The last one comes only when the whole part was found to be unchanged. */
  async function* lines<S extends z.ZodType>(name: string, schema: S): AsyncIterable<z.output<S>> {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const reading = partOf(name)
      .getData(writable, { password: passphrase, checkSignature: true })
      .catch(async (error) => {
        await writable.abort(error).catch(() => {});
        throw error;
      });
    reading.catch(() => {});
    const input = Readable.fromWeb(readable.pipeThrough(boundedLines(`${file}: ${name}`)) as never);
    let at = 0;
    try {
      for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
        yield readLine(schema, line, `${file}: line ${++at} of ${name}`);
      await reading;
    } catch (cause) {
      if (cause instanceof CannotImportError) throw cause;
      throw new CannotImportError(whyNot(file, name, cause), { cause });
    }
  }
  const described = partOf(sealedFiles.manifest);
  if (described.uncompressedSize > longestManifest)
    throw new CannotImportError(`${file} is no backup of an organization.`);
  let about: Manifest | undefined;
  for await (const read of lines(sealedFiles.manifest, manifest)) about = read;
  if (!about) throw new CannotImportError(`${file} is no backup of an organization.`);
  if (about.version !== formatVersion)
    throw new CannotImportError(
      `${file} has format ${about.version}, and this release of Latchkey reads format ${formatVersion}: ` +
        'import it with the release that made it.',
    );
  return {
    about,
    keys: () => lines(sealedFiles.keys, keyLine),
    events: () => lines(sealedFiles.events, eventLine),
  };
}
export type Archive = Awaited<ReturnType<typeof openArchive>>;

/** Reads a file that is for people, and that the import does not need, to find damage. */
async function mustBeWhole(file: string, entry: FileEntry) {
  await entry.getData(new WritableStream(), { checkSignature: true }).catch((cause) => {
    throw new CannotImportError(whyNot(file, entry.filename, cause), { cause });
  });
}

/** Passes bytes on, and fails at a line that is longer than memory should hold, such as one of a gigabyte of zeros. */
function boundedLines(where: string) {
  let length = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      const end = bytes.lastIndexOf(10);
      length = end < 0 ? length + bytes.length : bytes.length - end - 1;
      if (length > longestLine)
        throw new CannotImportError(`${where} was edited: it has a line that is too long.`);
      controller.enqueue(bytes);
    },
  });
}

function whyNot(file: string, name: string, cause: unknown): string {
  const reason = (cause as Error).message;
  return /password/i.test(reason)
    ? `This passphrase does not open ${file}.`
    : `${file} was edited or damaged: ${name} does not open (${reason}).`;
}

function readLine<S extends z.ZodType>(schema: S, line: string, where: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new CannotImportError(`${where} is of another version, or was edited.`, { cause });
  }
}
