import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';
import { valueAt } from '../../web-kit/table/column.ts';
import type { Filed } from '../several/inFile.ts';
import { RowTick, TickHead } from '../several/Ticks.tsx';

export type ColumnProps<R extends RaRecord> = Filed<R> & {
  label: string;
  /** Set only on columns for which the read model has an index. */
  sortable?: boolean;
  align?: DataTableColumnProps['align'];
  /** Stays visible at the right edge when the table is wider than the screen. */
  sticky?: boolean;
  /** Left out of the card of a narrow screen until the reader asks for all of it. */
  rest?: boolean;
  render?: (row: R) => React.ReactNode;
  /** Whether the boxes that tick rows stand in it. The table sets it on its first column. */
  ticks?: boolean;
};

/** A column of a table. Every cell repeats its label, for narrow screens where rows become cards. */
export function Column<R extends RaRecord>({
  label,
  source,
  sortable = false,
  sticky,
  rest,
  align,
  render,
  ticks = false,
}: ColumnProps<R>) {
  const shown = render ?? ((row: R) => String(valueAt(row, source) ?? ''));
  const cell = ticks ? (row: R) => <RowTick>{shown(row)}</RowTick> : render;
  return (
    <DataTable.Col
      label={ticks ? <TickHead {...{ label, source, sortable }} /> : label}
      data-label={label}
      source={source}
      disableSort={ticks || !sortable}
      {...(sticky || rest ? { className: sticky ? 'sticky' : 'rest' } : {})}
      {...(align ? { align } : {})}
      {...(cell ? { render: cell as (row: RaRecord) => React.ReactNode } : {})}
    />
  );
}
