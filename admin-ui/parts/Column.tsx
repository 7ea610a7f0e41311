import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';

type Props<R extends RaRecord> = {
  label: string;
  source: string;
  /** Set only on columns for which the read model has an index. */
  sortable?: boolean;
  align?: DataTableColumnProps['align'];
  /** Stays visible at the right edge when the table is wider than the screen. */
  sticky?: boolean;
  /** Left out of the card of a narrow screen until the reader asks for all of it. */
  rest?: boolean;
  render?: (row: R) => React.ReactNode;
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
}: Props<R>) {
  return (
    <DataTable.Col
      label={label}
      data-label={label}
      source={source}
      disableSort={!sortable}
      {...(sticky || rest ? { className: sticky ? 'sticky' : 'rest' } : {})}
      {...(align ? { align } : {})}
      {...(render ? { render: render as (row: RaRecord) => React.ReactNode } : {})}
    />
  );
}
