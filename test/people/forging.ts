import {
  BlobReader,
  type FileEntry,
  TextReader,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';

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

/** The names of the files in an archive, each with the archive in which one byte of it is another. */
export async function damaged(archive: Buffer): Promise<[name: string, bytes: Buffer][]> {
  return (await entriesOf(archive)).map(({ filename, offset, compressedSize }) => {
    const bytes = Buffer.from(archive);
    // A local file header (APPNOTE.TXT section 4.3.7) ends with the name and a further field.
    const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const middle = begin + Math.floor(compressedSize / 2);
    bytes[middle] = bytes[middle]! ^ 1;
    return [filename, bytes];
  });
}
