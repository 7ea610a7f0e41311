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

/** PGlite never waits for the disk: after a power cut its folder may be damaged without a sign. */
const marker = (folder: string) => `${folder}.open`;
function boot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

/** Why a folder cannot be trusted, or undefined. A process that was killed is no reason: the files outlive it. */
export function distrust(folder: string): string | undefined {
  if (!existsSync(folder) || !existsSync(marker(folder))) return undefined;
  const then = readFileSync(marker(folder), 'utf8').trim();
  if (then === boot() && then !== 'unknown') return undefined;
  return 'the machine stopped while it was open';
}

/** Notes that the folder is open since this start of the machine. */
export const markOpen = (folder: string) => writeFileSync(marker(folder), boot(), { mode: 0o600 });

/** Brings a closed folder to the disk and takes the note away. */
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
