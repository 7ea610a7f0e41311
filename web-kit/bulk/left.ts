import { fullSentence } from '../fullSentence.ts';
import { toast } from '../toast/toasts.ts';
import type { Change } from './act.ts';
import type { Progress } from './run.ts';
import { texts as t } from './texts.ts';
import { inWords, undoOf } from './undo.ts';

/** How a run came to its end. */
export type End = 'done' | 'stopped' | { error: unknown };

/** Whether a component is still there. `enter` is its effect. */
export function presence(onLeft: () => void) {
  let isHere = true;
  return {
    get isLeft() {
      return !isHere;
    },
    enter() {
      isHere = true;
      return () => {
        isHere = false;
        // React's strict mode ends each effect and begins it again at once, which is no leaving.
        queueMicrotask(() => isHere || onLeft());
      };
    },
  };
}

/** Says by toasts what became of a run whose dialog nobody sees any more. */
export function tellLeft(change: Change, progress: Progress | undefined, end: End) {
  const reached = inWords(change, progress);
  const error = typeof end === 'object' ? end.error : undefined;
  if (!error || progress?.changed)
    toast.success(end === 'stopped' ? `${t.stopped} ${reached}` : reached, undoOf(change, progress));
  const reasons = [...(progress?.reasons ?? [])].map(([message, { count }]) => t.reason(message, count));
  if (reasons.length) toast.error(reasons.map(fullSentence).join(' '));
  if (error) toast.error(error, { before: t.failed });
}
