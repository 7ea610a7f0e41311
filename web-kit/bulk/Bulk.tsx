import { Button, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { countLimit } from '../table/limits.ts';
import { type Load, pagesOf, type Query } from '../table/query.ts';
import type Dialog from './ActDialog.tsx';
import { type Act, givenRows, leavesOut, meant } from './act.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { texts as t } from './texts.ts';
import type { Selecting } from './useSelection.ts';

/** Fetched for the first act that is pressed. What is fetched later has lost its type parameter. */
const ActDialog = lazy(() => import('./ActDialog.tsx')) as unknown as typeof Dialog;

/** What can be done with several rows of a list. */
export type BulkOf<R> = {
  acts: readonly Act<R>[];
  /** What a row is called. */
  nameOf: (row: R) => string;
  /** Whether a row can be selected; all can, unless it says so. */
  can?: (row: R) => boolean;
};
type BulkProps<R> = BulkOf<R> & {
  /** What the list is called. */
  list: string;
  selection: Selecting<R>;
  idOf: (row: R) => string;
  /** The number of rows that match. */
  total: number;
  /** Where all that match can be selected: what reads them, what the list shows whatever the page, and the shown page. */
  whole?: { load: Load<R>; query: Omit<Query, 'page' | 'size' | 'after'>; shown: readonly R[] } | undefined;
  /**
   * Where the rows that match are read and ticked, as long as they are not more than `most`. `without` are the shown ones that
   * cannot be selected.
   */
  ticks?: { most: number; read: () => Promise<readonly R[]>; without?: number } | undefined;
  /** Saves the selected rows as a file. */
  save?: (() => Promise<void>) | undefined;
};

/** The selection of a list with what can be done with it, from the question to the result. */
export function Bulk<R>({
  list,
  acts,
  nameOf,
  can,
  selection,
  idOf,
  total,
  whole,
  ticks,
  save,
}: BulkProps<R>) {
  const [asked, ask] = useState<Act<R>>();
  const { rows, all } = selection;
  const inWords = total >= countLimit ? t.moreThan(countLimit) : t.count(total);
  const count = all ? inWords : rows.size ? t.count(rows.size) : '';
  const isWhole = all || (rows.size >= total - (ticks?.without ?? 0) && total > 0);
  const further = whole ? (
    <Button size="small" onClick={() => selection.selectAll(whole.shown)}>
      {t.all(inWords)}
    </Button>
  ) : (
    ticks && (
      <TickAll
        {...ticks}
        label={can ? t.able : t.all(inWords)}
        total={total}
        onRead={(read) => selection.put(read, true)}
      />
    )
  );
  const ticked = asked ? meant(asked, [...rows.values()]) : [];
  // All that match are read while they are changed; of the ticked ones only those on this page are as they are now.
  const skips = (act: Act<R>) => (row: R) =>
    (can && !can(row)) || leavesOut(act, row, all || selection.shows(row));
  return (
    <>
      <SelectionBar
        list={list}
        count={count}
        further={!isWhole && further}
        acts={acts}
        onAct={ask}
        onSave={save}
        onClear={selection.clear}
      />
      {asked && (
        <Suspense fallback={null}>
          <ActDialog
            act={{ ...asked, skips: skips(asked) }}
            count={count}
            total={all ? (total >= countLimit ? undefined : total) : ticked.length}
            more={all && whole ? pagesOf(whole.load, whole.query, idOf) : givenRows(ticked)}
            idOf={idOf}
            nameOf={nameOf}
            onClose={(done) => {
              ask(undefined);
              if (done) selection.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type TickAllProps<R> = NonNullable<BulkProps<R>['ticks']> & {
  label: string;
  total: number;
  onRead: (rows: readonly R[]) => void;
};
/** Ticks all rows that match, or says that they are too many. */
function TickAll<R>({ most, read, label, total, onRead }: TickAllProps<R>) {
  if (total > most) return <Typography variant="body2">{t.atMost(most)}</Typography>;
  return <CommandButton size="small" label={label} run={async () => onRead(await read())} />;
}
