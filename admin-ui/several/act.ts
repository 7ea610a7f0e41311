import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Confirm, Verb } from '../../web-kit/commands/verb.ts';

/** A row of a list. */
export type Row = RaRecord<string>;

type Asked = Partial<Omit<Verb, 'run'>> & { confirm?: Confirm | undefined };
/** What staff can do with a row of a list, by a button of the row, and with several rows, by the bar of those that are ticked. */
export type RowAct<R extends Row> = {
  label: string;
  icon?: ReactNode;
  /** Whether it takes something away for good. */
  danger?: true;
  /** Acts of which a row has one at a time share a place, where the button keeps the focus. */
  place?: string;
  /** Whether the row, as it is, has this act; each has it, unless this says otherwise. */
  fits?: (row: R) => boolean;
  run: (row: { id: string }) => Promise<unknown>;
  /** What is asked and said where it is done with one row; by default its label. */
  one: (row: R) => Asked;
  /** What is asked before it is done with several, if anything is, and what is said afterwards. */
  many: { asks?: string; told: (count: number) => string };
  /** The id of what is changed, where several rows of the list can stand for the same. */
  changes?: (row: R) => string;
  /** The act that takes it back. */
  undo?: Pick<RowAct<R>, 'run' | 'many'>;
};

/** Whether a row has an act. */
export const fits = <R extends Row>(act: RowAct<R>, row: R): boolean => act.fits?.(row) ?? true;

/** Two acts of which a row has one at a time, and each of which takes the other back. */
export function opposites<R extends Row>(
  place: string,
  isDone: (row: R) => boolean,
  [one, other]: readonly [doing: RowAct<R>, undoing: RowAct<R>],
): [RowAct<R>, RowAct<R>] {
  return [
    { ...one, place, fits: (row) => !isDone(row), undo: other },
    { ...other, place, fits: isDone, undo: one },
  ];
}
