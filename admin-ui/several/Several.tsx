import { useEffect, useState } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import { Bulk } from '../../web-kit/bulk/Bulk.tsx';
import { everyRow, mostTicked, together } from '../../web-kit/bulk/everyRow.ts';
import type { Selecting } from '../../web-kit/bulk/useSelection.ts';
import { save } from '../../web-kit/table/csv.ts';
import { fileOf } from '../../web-kit/table/wholeList.ts';
import type { Row, RowAct } from './act.ts';
import { inBulk } from './inBulk.ts';
import { type Filed, inFile } from './inFile.ts';

export type SeveralProps = {
  /** What the list is called. */
  list: string;
  acts: readonly RowAct<Row>[];
  nameOf: (row: Row) => string;
  columns: readonly Filed<Row>[];
  selection: Selecting<Row>;
  idOf: (row: Row) => string;
  /** The number of rows that match. */
  total: number;
};

/** The bar of the ticked rows of a list: the acts of its rows, and a file. */
export default function Several({ acts, columns, selection, ...of }: SeveralProps) {
  const name = useResourceContext();
  const ticked = [...selection.rows.values()];
  async function saveTicked() {
    const { rows, keys } = inFile(columns, ticked);
    save(`${name}.csv`, fileOf(rows, keys));
  }
  const ticks = { most: mostTicked, read: useEveryRow() };
  return (
    <Bulk {...of} acts={inBulk(acts)} selection={useAnnounced(selection)} save={saveTicked} ticks={ticks} />
  );
}

/** Reads all rows that the list around shows on its pages. */
function useEveryRow() {
  const { resource, sort, filterValues: filter } = useListContext<Row>();
  const { getList } = useDataProvider();
  return () =>
    everyRow(async (page) => {
      const pagination = { page, perPage: together };
      return (await getList<Row>(resource, { pagination, sort, filter })).data;
    });
}

/** Nothing is selected at first: screen readers announce only what changes in a region that is there already. */
function useAnnounced(selection: Selecting<Row>): Selecting<Row> {
  const [isThere, appear] = useState(false);
  useEffect(() => appear(true), []);
  return isThere ? selection : { ...selection, rows: new Map() };
}
