import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';

type Props<R extends RaRecord> = {
  label: string;
  source: string;
  /** Only columns that the read model has an index for. */
  sortable?: boolean;
  align?: DataTableColumnProps['align'];
  /** Stays in sight at the right when the table is wider than the screen. */
  sticky?: boolean;
  render?: (row: R) => React.ReactNode;
};

/** A column of a table; its label is repeated in every cell, for screens on which rows are cards. */
export function Column<R extends RaRecord>({
  label,
  source,
  sortable = false,
  sticky,
  align,
  render,
}: Props<R>) {
  return (
    <DataTable.Col
      label={label}
      data-label={label}
      source={source}
      disableSort={!sortable}
      {...(sticky ? { className: 'sticky' } : {})}
      {...(align ? { align } : {})}
      {...(render ? { render: render as (row: RaRecord) => React.ReactNode } : {})}
    />
  );
}
