import type { ReactNode } from 'react';
import { CallError, isPassing, positionOf, unchangedSince } from '../call.ts';
import type { Confirm } from '../commands/verb.ts';
import { type Told, toldHere } from '../refusals.ts';
import { type CallPath, likewise, type Making, type Sends } from '../sends.ts';

/** Somebody or something that was left as it was, and why. */
export type Failure = { id: string; code?: string | undefined; message: string };
/** The position in the log of what one call has changed, or by their ids those of rows that had a call each. */
export type Position = string | ReadonlyMap<string, string>;
/** What became of several rows: what is not named was changed. */
export type Outcome = {
  position?: Position | undefined;
  unchanged: readonly string[];
  failed: readonly Failure[];
  /** Why it ended early, and the rows of which nothing is known: they were not sent, or their answer did not come. */
  broken?: { error: unknown; left: readonly string[] } | undefined;
};
/** Changes some rows, of which there are at most `mostTogether`; those that nobody has changed since a position. */
export type Send = {
  (ids: readonly string[], since?: Position): Promise<Outcome>;
  readonly path?: CallPath | undefined;
  /** Whether its outcome names the rows that were so already. */
  readonly namesUnchanged?: true;
};

/** How several rows are changed, and what is said of it. */
export type Change = {
  send: Send;
  /** What was done with so many rows: "3 people suspended". */
  told: (count: number) => string;
  /** The opposite, for what can be taken back. */
  undo?: { send: Send; told: (count: number) => string } | undefined;
};
/** An action on the rows that were selected. */
export type Act<R> = {
  label: string;
  icon: ReactNode;
  /** Whether it takes something away for good. */
  danger?: true;
  /** Whether the row, as it was read, is so already, or cannot be changed. */
  skips?: (row: R) => boolean;
  /** The id of what is changed, where several rows can stand for the same: it then is changed by the first of those ticked. */
  changes?: ((row: R) => string) | undefined;
} /** What is easily taken back, or harms nobody, need not ask. */ & (
  | (Change & { asks?: ((count: string) => Confirm) | undefined })
  /** An action that needs to know something first, such as the group to which people are added. */
  | { choose: (chosen: (change: Change) => void, close: () => void) => ReactNode; makes?: Making }
);

/** Of these rows, those by which an act changes what they stand for. */
export function meant<R>({ changes }: Pick<Act<R>, 'changes'>, rows: readonly R[]): readonly R[] {
  if (!changes) return rows;
  const seen = new Set<string>();
  return rows.filter((row) => seen.size < seen.add(changes(row)).size);
}

/** Answers with some more rows, until there are none. After a failure it answers with the same ones. */
export type More<R> = () => Promise<readonly R[] | undefined>;
/** Answers with rows that are there already. */
export function givenRows<R>(rows: readonly R[]): More<R> {
  let left: readonly R[] | undefined = rows;
  return async () => {
    const now = left;
    left = undefined;
    return now;
  };
}

/**
 * Whether an act leaves a row out. One that was read a while ago may be another by now, so it is sent all the same where the
 * server says of a row that it was so already.
 */
export const leavesOut = <R>(act: Act<R>, row: R, isFresh: boolean): boolean =>
  Boolean(act.skips?.(row)) && (isFresh || !('send' in act && act.send.namesUnchanged));

/** As many rows are changed with one call. */
export const mostTogether = 100;
/** As many calls are under way at once, where each changes one row. */
const side = 4;

/** Whether a call failed for reasons that have nothing to do with the row, so that the next one would fail too. */
const isGeneral = (error: unknown) => !(error instanceof CallError) || isPassing(error);

/** The position since which nobody may have changed a row. */
const sinceFor = (id: string, since: Position | undefined) =>
  typeof since === 'object' ? since.get(id) : since;

/** Changes rows by one call for all, and says in the language of the page why some were left as they were. */
export const allAtOnce = (change: {
  (ids: string[]): Promise<Outcome & { failed: readonly (Failure & Told)[] }>;
  readonly path?: CallPath | undefined;
}): Send =>
  Object.assign(
    likewise(change, async (ids: readonly string[], since?: Position) => {
      const outcome = await unchangedSince(sinceFor(ids[0]!, since), () => change([...ids]));
      const said = async ({ id, code, message, ...told }: Failure & Told): Promise<Failure> => ({
        ...{ id, code, message: await toldHere(told, message) },
      });
      return { ...outcome, failed: await Promise.all(outcome.failed.map(said)) };
    }),
    { namesUnchanged: true as const },
  );

/** Changes rows by a call for each, for lists that are never long. What it knows when it breaks off is in its outcome. */
export const oneByOne = (change: Sends<[id: string]>): Send =>
  likewise(change, async (ids: readonly string[], since?: Position): Promise<Outcome> => {
    const failed: Failure[] = [];
    const position = new Map<string, string>();
    const left = new Set(ids);
    const waiting = ids.values();
    let general: { error: unknown } | undefined;
    const work = async () => {
      for (const id of waiting) {
        if (general) return;
        try {
          const changedAt = positionOf(await unchangedSince(sinceFor(id, since), () => change(id)));
          if (changedAt !== undefined) position.set(id, changedAt);
          left.delete(id);
        } catch (error) {
          if (isGeneral(error)) general = { error };
          else {
            failed.push({ id, code: (error as CallError).refusal, message: (error as CallError).message });
            left.delete(id);
          }
        }
      }
    };
    await Promise.all(Array.from({ length: side }, work));
    const broken = general && { ...general, left: [...left] };
    return { position, unchanged: [], failed, ...(broken && { broken }) };
  });
