import { Refusal } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';

/**
 * Runs something after the reply, so that neither the reply nor its time reveals what is looked up. Nobody learns of a
 * refusal; other errors are logged with `failed`.
 */
export function afterReply({ log }: Pick<Kit, 'log'>, failed: string, run: () => Promise<unknown>) {
  setImmediate(() => {
    run().catch((error) => {
      if (!(error instanceof Refusal)) log.error({ err: error }, failed);
    });
  });
}
