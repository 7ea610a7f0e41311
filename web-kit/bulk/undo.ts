import { once, settled } from '../stale.ts';
import { toast } from '../toast/toasts.ts';
import type { Change } from './act.ts';
import { type Progress, takenBack } from './run.ts';
import { texts as t } from './texts.ts';

/** What was done, in words: "48 people suspended, 2 not, 3 as before". */
export function inWords({ told }: Pick<Change, 'told'>, progress: Progress | undefined): string {
  const { changed = 0, failed = 0, unchanged = 0 } = progress ?? {};
  const parts = [changed ? told(changed) : t.nothing];
  if (failed) parts.push(t.not(failed));
  if (unchanged) parts.push(t.unchanged(unchanged));
  return parts.join(', ');
}

/** The action that takes back what was done, if that is possible. It says what no longer fits. */
export function undoOf({ undo }: Pick<Change, 'undo'>, progress: Progress | undefined) {
  if (!undo || !progress?.batches.length) return undefined;
  const run = async () => {
    try {
      const { changed, unchanged, failed } = await once(() => takenBack(progress.batches, undo.send));
      await settled();
      const stayed = unchanged.length + failed.length;
      if (!changed) toast.error(t.undoNot);
      else toast.success(stayed ? t.undoFits(undo.told(changed), stayed) : t.undone(undo.told(changed)));
    } catch (error) {
      await settled();
      toast.error(error);
    }
  };
  return { label: t.undo, run: () => void run() };
}
