import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the running test, removed when it ends. */
export async function tempFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
