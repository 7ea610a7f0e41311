import { useState } from 'react';
import { countLimit } from '../table/limits.ts';
import { type Load, type Page, pagesOf, type Query } from '../table/query.ts';
import { ActDialog } from './ActDialog.tsx';
import type { Act } from './act.ts';
import { givenRows } from './run.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { texts as t } from './texts.ts';
import type { Selecting } from './useSelection.ts';

/** What can be done with several rows of a list. */
export type BulkOf<R> = {
  acts: readonly Act<R>[];
  /** What a row is called. */
  nameOf: (row: R) => string;
  /** Whether a row can be selected; all can, unless it says so. */
  can?: (row: R) => boolean;
};
type BulkProps<R> = BulkOf<R> & {
  selection: Selecting<R>;
  idOf: (row: R) => string;
  load: Load<R>;
  /** What the list shows, whatever the page. */
  query: Omit<Query, 'page' | 'size' | 'after'>;
  /** The page that is shown. */
  found: Page<R> | undefined;
};

/** The selection of a list with what can be done with it, from the question to the result. */
export function Bulk<R>({
  acts,
  nameOf,
  can = () => true,
  selection,
  idOf,
  load,
  query,
  found,
}: BulkProps<R>) {
  const [asked, ask] = useState<Act<R>>();
  const { rows, all } = selection;
  const total = found?.total ?? 0;
  const inWords = total >= countLimit ? t.moreThan(countLimit) : t.count(total);
  const count = all ? inWords : rows.size ? t.count(rows.size) : '';
  const isWhole = all || (rows.size >= total && total > 0);
  const skips = (act: Act<R>) => (row: R) => !can(row) || (act.skips?.(row) ?? false);
  return (
    <>
      <SelectionBar
        count={count}
        rest={isWhole ? undefined : inWords}
        acts={acts}
        onAct={ask}
        onAll={() => selection.selectAll(found?.rows ?? [])}
        onClear={selection.clear}
      />
      {asked && (
        <ActDialog
          act={{ ...asked, skips: skips(asked) }}
          count={count}
          total={all ? (total >= countLimit ? undefined : total) : rows.size}
          more={all ? pagesOf(load, query, idOf) : givenRows([...rows.values()])}
          idOf={idOf}
          nameOf={nameOf}
          onClose={(done) => {
            ask(undefined);
            if (done) selection.clear();
          }}
        />
      )}
    </>
  );
}
