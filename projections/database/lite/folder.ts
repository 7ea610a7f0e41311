import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * PGlite never syncs to disk, so after a power failure its folder may be damaged without a sign. A marker file records
 * the boot during which the folder was open.
 */
const marker = (folder: string) => `${folder}.open`;
function boot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

/** The reason why a folder cannot be trusted, or undefined. A killed process is no reason, because its files survive. */
export function distrust(folder: string): string | undefined {
  if (!existsSync(folder) || !existsSync(marker(folder))) return undefined;
  const then = readFileSync(marker(folder), 'utf8').trim();
  if (then === boot() && then !== 'unknown') return undefined;
  return 'the machine stopped while it was open';
}

/** Marks the folder as open during this boot of the machine. */
export const markOpen = (folder: string) => writeFileSync(marker(folder), boot(), { mode: 0o600 });

/** Syncs a closed folder to disk and removes the marker. */
export function markClosed(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) sync(join(entry.parentPath, entry.name));
  rmSync(marker(folder), { force: true });
}
function sync(path: string) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
