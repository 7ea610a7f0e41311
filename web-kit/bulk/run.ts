import { type More, mostTogether, type Outcome, type Position, type Send } from './act.ts';

/** The rows that were changed together, and the position in the log of that. */
export type Batch = { ids: readonly string[]; position: Position | undefined };
/** How far a run is. */
export type Progress = {
  /** Rows that were looked at: changed, left alone, or refused. */
  seen: number;
  changed: number;
  /** Rows that were so already. */
  unchanged: number;
  failed: number;
  /** The reasons of those that were refused, each with the number of rows and the first of them. */
  reasons: ReadonlyMap<string, { count: number; first: readonly string[] }>;
  /** What can be taken back. */
  batches: readonly Batch[];
};
/** What is told of rows in the end, and can be taken back. */
export type Reached = Pick<Progress, 'changed' | 'unchanged' | 'batches'> & Partial<Pick<Progress, 'failed'>>;
const nothing: Progress = {
  ...{ seen: 0, changed: 0, unchanged: 0, failed: 0 },
  ...{ reasons: new Map(), batches: [] },
};
/** As many of the rows that were refused for one reason are named. */
const named = 5;

export type Work<R> = {
  more: More<R>;
  idOf: (row: R) => string;
  nameOf: (row: R) => string;
  skips: (row: R) => boolean;
  send: Send;
};

function reasonsWith(before: Progress['reasons'], { failed }: Outcome, nameOf: (id: string) => string) {
  if (!failed.length) return before;
  const reasons = new Map(before);
  for (const { id, message } of failed) {
    const { count, first } = reasons.get(message) ?? { count: 0, first: [] };
    reasons.set(message, {
      count: count + 1,
      first: first.length < named ? [...first, nameOf(id)] : first,
    });
  }
  return reasons;
}

/** What is known after some more rows. */
function after<R>(
  before: Progress,
  { idOf, nameOf }: Work<R>,
  rows: readonly R[],
  outcome: Outcome,
): Progress {
  const untouched = new Set([...outcome.unchanged, ...outcome.failed.map(({ id }) => id)]);
  const ids = rows.map(idOf).filter((id) => !untouched.has(id));
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const called = (id: string) => (byId.has(id) ? nameOf(byId.get(id)!) : id);
  return {
    seen: before.seen + rows.length,
    changed: before.changed + ids.length,
    unchanged: before.unchanged + outcome.unchanged.length,
    failed: before.failed + outcome.failed.length,
    reasons: reasonsWith(before.reasons, outcome, called),
    batches: ids.length ? [...before.batches, { ids, position: outcome.position }] : before.batches,
  };
}

/**
 * Changes rows in batches. It can be stopped between two, and goes on where it was after a call that did not come through.
 * What it has to do is read as it goes, so that a long list is never held as a whole.
 */
export function runOf<R>(work: Work<R>, tell: (progress: Progress) => void) {
  let progress = nothing;
  let waiting: readonly R[] = [];
  let [stopped, again] = [false, false];
  /** Whether there is anything left to do. */
  async function next(): Promise<boolean> {
    while (!waiting.length) {
      const more = await work.more();
      if (!more) return false;
      waiting = more;
    }
    return true;
  }
  /** Sends these rows, which are the first that wait. Those of which nothing is known afterwards go on waiting. */
  async function some(rows: readonly R[]) {
    const [skipped, sent] = [rows.filter(work.skips), rows.filter((row) => !work.skips(row))];
    const answer: Outcome = sent.length
      ? await work.send(sent.map(work.idOf))
      : { unchanged: [], failed: [] };
    const left = new Set(answer.broken?.left);
    const through = sent.filter((row) => !left.has(work.idOf(row)));
    // The call before this one may have come through, and only its answer not. Then it was this run that made them so.
    const known = after(progress, work, through, again ? { ...answer, unchanged: [] } : answer);
    progress = {
      ...known,
      seen: known.seen + skipped.length,
      unchanged: known.unchanged + skipped.length,
    };
    waiting = [...sent.filter((row) => left.has(work.idOf(row))), ...waiting.slice(rows.length)];
    tell(progress);
    if (answer.broken) throw answer.broken.error;
  }
  return {
    /** Goes on until the end, or until it is stopped. Throws what a call failed with; going on repeats what is not known to be done. */
    async go(): Promise<'done' | 'stopped'> {
      stopped = false;
      while (await next()) {
        if (stopped) return 'stopped';
        await some(waiting.slice(0, mostTogether)).catch((error) => {
          again = true;
          throw error;
        });
        again = false;
      }
      return 'done';
    },
    stop: () => {
      stopped = true;
    },
  };
}
export type Run = ReturnType<typeof runOf>;

/** Sends the opposite of what was done. What somebody has changed since is refused, and so stays. */
export async function takenBack(
  batches: readonly Batch[],
  send: Send,
): Promise<Outcome & { changed: number }> {
  const all = { changed: 0, unchanged: [] as string[], failed: [] as Outcome['failed'][number][] };
  for (const { ids, position } of batches) {
    const { unchanged, failed, broken } = await send(ids, position);
    if (broken) throw broken.error;
    all.changed += ids.length - unchanged.length - failed.length;
    all.unchanged.push(...unchanged);
    all.failed.push(...failed);
  }
  return all;
}
