import { PGlite } from '@electric-sql/pglite';
import { program } from './program.ts';

/** A process that initialises a cluster of PGlite in the folder that it is given, and ends with the one that started it. */
process.once('disconnect', () => process.exit(1));
try {
  const lite = await PGlite.create(process.argv[2]!, { pgliteWasmModule: await program() });
  await lite.close();
  process.exit(0);
} catch (error) {
  console.error(String(error));
  process.exit(1);
}
