import { createSecretKey } from 'node:crypto';
import {
  BlobReader,
  type FileEntry,
  TextReader,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';
import type { Sealed } from '../../event-store/metadata.ts';
import { encrypt } from '../../event-store/vault/cipher.ts';

const entriesOf = (archive: Buffer) =>
  new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)]))).getEntries();

/** The archive after a change of its texts by somebody who has the passphrase. */
export async function forged(
  archive: Buffer,
  password: string,
  change: (files: Map<string, string>) => unknown,
): Promise<Buffer> {
  const files = new Map<string, string>();
  for (const entry of (await entriesOf(archive)) as FileEntry[])
    files.set(entry.filename, await entry.getData(new TextWriter(), entry.encrypted ? { password } : {}));
  change(files);
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of files)
    await zip.add(
      name,
      new TextReader(text),
      name.startsWith('restore/') ? { password, encryptionStrength: 3 } : {},
    );
  return Buffer.from(await zip.close());
}

/** One sealed value of an event in a backup, in place of all that are sealed there, by the key that the backup has. */
export function resealed(
  files: Map<string, string>,
  event: { id: string; metadata: Record<string, unknown> },
  value: unknown,
): Sealed[] {
  const [first] = event.metadata.sealed as Sealed[];
  const { subject, kind, keyId } = first!;
  const keys = files.get('restore/keys.jsonl')!.trimEnd().split('\n');
  const key = keys.map((line) => JSON.parse(line)).find((each) => each.subject === subject);
  const secret = createSecretKey(Buffer.from(key.secret, 'base64'));
  return [{ ...first!, blob: encrypt(secret, JSON.stringify(value), [event.id, subject, kind, keyId]) }];
}

/** The names of the files in an archive, each with the archive in which one byte of it is another. */
export async function damaged(archive: Buffer): Promise<[name: string, bytes: Buffer][]> {
  return (await entriesOf(archive)).map(({ filename, offset, compressedSize, encrypted }) => {
    const bytes = Buffer.from(archive);
    // A local file header (APPNOTE.TXT section 4.3.7) ends with the name and a further field.
    const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    // Another byte within compressed data may refer to an equal text before it. The first one says how they are compressed
    // (RFC 1951 section 3.2.3), and of what is encrypted each byte counts.
    const [at, bits] = encrypted ? [begin + Math.floor(compressedSize / 2), 1] : [begin, 0b110];
    bytes[at] = bytes[at]! ^ bits;
    return [filename, bytes];
  });
}
