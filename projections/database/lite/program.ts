import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withSharedLabels } from './sharedLabels.ts';

/** The file of PGlite's program. */
export const programFile = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  'pglite.wasm',
);

let compiling: Promise<WebAssembly.Module> | undefined;
/** PGlite's program. The threads of a process share its machine code, so that a later one starts in a third of the time. */
export const program = () => (compiling ??= compile());

async function compile() {
  const bytes = await readFile(programFile);
  const shared = withSharedLabels(bytes);
  const compiled = await WebAssembly.compile(shared);
  // V8 has a copy. Nothing else would free these nine megabytes each before the heap has grown a lot.
  for (const buffer of new Set([bytes.buffer, shared.buffer])) buffer.transfer(0);
  return compiled;
}
