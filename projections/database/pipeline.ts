import { CompiledQuery } from 'kysely';
import type { Db, Statements } from './tables.ts';

/**
 * A transaction whose statements are sent without waiting for the previous answer, unlike Kysely's. They go in the order
 * of the calls; those of one turn cross to PGlite's thread, or to Postgres, together. After a failure the rest fail too.
 * `work` resolves to its last statements without waiting for them, so that the commit is sent along.
 */
export async function inPipeline(
  db: Db,
  work: (pipeline: Statements) => Promise<{ last: Promise<unknown> | undefined }>,
): Promise<void> {
  await db.connection().execute(async (tx) => {
    const connection = await tx.getExecutor().provideConnection(async (each) => each);
    const pipeline: Statements = {
      executeQuery: (query) => connection.executeQuery(query as CompiledQuery<never>),
      getExecutor: () => tx.getExecutor(),
    };
    const send = (text: string) => pipeline.executeQuery(CompiledQuery.raw(text));
    const begun = send('begin');
    begun.catch(() => undefined); // It is looked at once `work` has ended, which may be later than it fails.
    try {
      const { last } = await work(pipeline);
      // A statement that failed makes a rollback of the commit.
      await Promise.all([begun, last, send('commit')]);
    } catch (error) {
      await Promise.allSettled([begun, send('rollback')]);
      throw error;
    }
  });
}
