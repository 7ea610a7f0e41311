import { openAsBlob } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import type { z } from 'zod';
import { eventLine, keyLine, type Manifest, manifest, sealedFiles } from './format.ts';

configure({ useWebWorkers: false });

/** Thrown for a file that cannot be taken in; its message says why. */
export class CannotImportError extends Error {}

const longestManifest = 10_000;

/**
 * Opens a backup. Throws CannotImportError for a file that is none, was edited or cut off, is of another version, or does
 * not open with this passphrase. Its parts can be read again and again.
 */
export async function openArchive(file: string, passphrase: string) {
  const entries = await new ZipReader(new BlobReader(await openAsBlob(file))).getEntries().catch((cause) => {
    throw new CannotImportError(`${file} is no backup, or it was cut off.`, { cause });
  });
  const partOf = (name: string): FileEntry => {
    const found = entries.find(({ filename }) => filename === name);
    if (!found || found.directory || !found.encrypted)
      throw new CannotImportError(`${file} is no backup of an organisation: it has no sealed ${name}.`);
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
    const input = Readable.fromWeb(readable as never);
    try {
      for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
        yield readLine(schema, line, `${file}: ${name}`);
      await reading;
    } catch (cause) {
      if (cause instanceof CannotImportError) throw cause;
      throw new CannotImportError(whyNot(file, name, cause), { cause });
    }
  }
  const described = partOf(sealedFiles.manifest);
  if (described.uncompressedSize > longestManifest)
    throw new CannotImportError(`${file} is no backup of an organisation.`);
  let about: Manifest | undefined;
  for await (const read of lines(sealedFiles.manifest, manifest)) about = read;
  if (!about) throw new CannotImportError(`${file} is no backup of an organisation.`);
  return {
    about,
    keys: () => lines(sealedFiles.keys, keyLine),
    events: () => lines(sealedFiles.events, eventLine),
  };
}
export type Archive = Awaited<ReturnType<typeof openArchive>>;

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
