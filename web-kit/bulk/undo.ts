import { fullSentence } from '../fullSentence.ts';
import { once, settled } from '../openTab/stale.ts';
import { toast } from '../toast/toasts.ts';
import type { Change, Outcome } from './act.ts';
import { type Reached, takenBack } from './run.ts';
import { texts as t } from './texts.ts';

/** What was done, in words: "48 people suspended, 2 not, 3 as before". */
export function inWords(
  { told }: Pick<Change, 'told'>,
  progress: Omit<Reached, 'batches'> | undefined,
): string {
  const { changed = 0, failed = 0, unchanged = 0 } = progress ?? {};
  const parts = [changed ? told(changed) : t.nothing];
  if (failed) parts.push(t.not(failed));
  if (unchanged) parts.push(t.unchanged(unchanged));
  return parts.join(', ');
}

/** What was taken back, in words, and what was not: because somebody has changed it since, or for the reason that is told. */
export function undoneInWords(
  told: string | 0,
  { unchanged, failed }: Pick<Outcome, 'unchanged' | 'failed'>,
): string {
  const refused = failed.filter(({ code }) => code !== 'request.changed');
  const stayed = unchanged.length + failed.length - refused.length;
  if (!told && !refused.length) return t.undoNot;
  const done = told ? [stayed ? t.undoFits(told, stayed) : t.undone(told)] : [];
  const reasons = Map.groupBy(told ? refused : failed, ({ message }) => message);
  const parts = [...done, ...[...reasons].map(([message, all]) => t.reason(message, all.length))];
  return parts.length > 1 ? parts.map(fullSentence).join(' ') : parts.join('');
}

/** The action that takes back what was done, if that is possible. It says what no longer fits. */
export function undoOf({ undo }: Pick<Change, 'undo'>, progress: Pick<Reached, 'batches'> | undefined) {
  if (!undo || !progress?.batches.length) return undefined;
  const run = async () => {
    try {
      const { changed, unchanged, failed } = await once(() => takenBack(progress.batches, undo.send));
      await settled();
      const said = undoneInWords(changed && undo.told(changed), { unchanged, failed });
      if (changed) toast.success(said);
      else toast.error(said);
    } catch (error) {
      await settled();
      toast.error(error);
    }
  };
  return { label: t.undo, run: () => void run() };
}
