import { Box, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { type Column, cellOf } from './column.ts';
import { cards, stuck } from './look.ts';
import type { Query } from './query.ts';
import { PageBox, Ticked, type Ticking } from './Ticks.tsx';
import { tableWords } from './words.ts';

type Sort = Query['sort'];
export type RowsProps<R> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  idOf: (row: R) => string;
  /** The buttons at the end of a row. */
  actions?: ((row: R) => ReactNode) | undefined;
  /** The boxes by which rows are selected. */
  select?: Ticking<R> | undefined;
};
/**
 * The table itself. Its roles are explicit because the cards of narrow screens change `display`, which removes them.
 */
export function Rows<R extends object>({
  label,
  columns,
  rows,
  idOf,
  actions,
  select,
  ...sorting
}: RowsProps<R>) {
  const width = columns.length + (actions ? 1 : 0);
  return (
    <Table size="small" aria-label={label} role="table" sx={cards(width)}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column, place) => (
            <Head key={column.key} column={column} {...sorting}>
              {select && place === 0 && <PageBox rows={rows} select={select} />}
            </Head>
          ))}
          {actions && (
            <TableCell role="columnheader" align="right" sx={{ ...stuck, verticalAlign: 'bottom' }}>
              <Title>{tableWords.actions}</Title>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={idOf(row)} role="row" hover selected={select?.has(row) ?? false}>
            {columns.map((column, place) => (
              <TableCell
                key={column.key}
                role="cell"
                data-title={column.title}
                data-ticks={(select && place === 0) || undefined}
                {...(column.align ? { align: column.align } : {})}
              >
                {select && place === 0 ? (
                  <Ticked row={row} select={select} inColumn>
                    {cellOf(row, column)}
                  </Ticked>
                ) : (
                  cellOf(row, column)
                )}
              </TableCell>
            ))}
            {actions && (
              <TableCell role="cell" align="right" sx={{ ...stuck, whiteSpace: 'nowrap' }}>
                <span>{actions(row)}</span>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Minimum height in pixels of the titles of columns, so that all of them stand on one line. */
const headHeight = 24;
/** The title of a column by which the table cannot be sorted. */
const Title = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: headHeight }}>
    {children}
  </Box>
);

type HeadProps<R> = {
  column: Column<R>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** What stands before the title. Cards have it above them. */
  children?: ReactNode;
};

function Head<R>({ column: { key, title, sorts, align }, sort, onSort, children }: HeadProps<R>) {
  const active = sort[0] === key;
  const direction = active && sort[1] === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell
      role="columnheader"
      sx={{ verticalAlign: 'bottom' }}
      {...(align ? { align } : {})}
      {...(active ? { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' } : {})}
    >
      {children && (
        <Box component="span" data-select sx={{ marginInline: '-8px 4px' }}>
          {children}
        </Box>
      )}
      {sorts ? (
        <TableSortLabel
          active={active}
          hideSortIcon
          direction={direction}
          sx={{ minHeight: headHeight }}
          onClick={() => onSort([key, active && direction === 'desc' ? 'ASC' : 'DESC'])}
        >
          {title}
        </TableSortLabel>
      ) : (
        <Title>{title}</Title>
      )}
    </TableCell>
  );
}
