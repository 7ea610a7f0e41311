import { PGlite } from '@electric-sql/pglite';

/** A process that initialises a cluster of PGlite in the folder that it is given, and ends with the one that started it. */
process.once('disconnect', () => process.exit(1));
try {
  await (await PGlite.create(process.argv[2]!)).close();
  process.exit(0);
} catch (error) {
  console.error(String(error));
  process.exit(1);
}
