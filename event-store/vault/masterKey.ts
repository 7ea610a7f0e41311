import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStartError } from '../cannotStart.ts';

const expectation =
  'comma-separated base64 keys of 32 bytes each, newest first (make one: openssl rand -base64 32)';

/** The master keys, newest first: the configured ones, otherwise those in `master.key`, which a first start creates. */
export function readMasterKeys(
  configured: string | undefined,
  dataDir: string,
  { make = true } = {},
): Buffer[] {
  if (configured !== undefined) return parse(configured, 'MASTER_KEY');
  const file = join(dataDir, 'master.key');
  if (!existsSync(file) && !make)
    throw new CannotStartError(
      `${file} is missing, and MASTER_KEY is not set: the keys of this installation cannot be opened. ` +
        'Restore the file from its backup, or set MASTER_KEY to the key that was in it.',
    );
  if (!existsSync(file)) writeDurably(dataDir, file, `${randomBytes(32).toString('base64')}\n`);
  return parse(readFileSync(file, 'utf8'), file);
}

function parse(text: string, source: string): Buffer[] {
  return text.split(',').map((part, i) => {
    const key = Buffer.from(part.trim(), 'base64');
    // Decoding ignores characters that are not base64, so a damaged key is only noticed by encoding it again. The key
    // is never shown.
    if (key.length !== 32 || key.toString('base64') !== part.trim())
      throw new CannotStartError(
        `${source}: key ${i + 1} is not a base64 key of 32 bytes. Expected ${expectation}.`,
      );
    return key;
  });
}

/** Writes the file completely or not at all, even at a power failure, because losing this key loses every sealed value. */
function writeDurably(folder: string, file: string, text: string) {
  const draft = openSync(`${file}.new`, 'w', 0o600);
  writeSync(draft, text);
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
