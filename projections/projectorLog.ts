import type { Parked } from './fold.ts';
import type { ReadModel } from './kit.ts';

/** The projector's log; what needs attention is logged at error level. */
export type ProjectorLog = Record<
  'info' | 'error',
  (about: Record<string, unknown>, message: string) => void
>;
export const quiet: ProjectorLog = { info: () => {}, error: () => {} };

/** Logs at error level which rows are stuck, why, and what helps. */
export function logParked(log: ProjectorLog | undefined, { name }: ReadModel, parks: Parked[]) {
  for (const { row, position, error } of parks)
    log?.error(
      { model: name, position },
      `row ${row} of ${name} keeps its last state, because position ${position} of the log cannot be applied to it ` +
        `(${error}); once that is mended: npm run replay -- ${name}`,
    );
}
