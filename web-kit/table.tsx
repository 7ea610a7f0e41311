import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Paper,
  Skeleton,
  TableContainer,
  TablePagination,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { changesOf, type Shown, shownIn, useAddress } from './table/address.ts';
import type { Column } from './table/column.ts';
import { countLimit, type Load, type Page, type Query } from './table/query.ts';
import { Rows } from './table/Rows.tsx';
import { Toolbar } from './table/Toolbar.tsx';

export type DataTableProps<R extends object> = {
  /** Accessible name of the table, and title of its printout. */
  label: string;
  load: Load<R>;
  columns: readonly Column<R>[];
  idOf: (row: R) => string;
  actions?: (row: R) => ReactNode;
  pageSize: number;
  /** Page sizes that the reader can choose. */
  pageSizes?: readonly number[];
  sort: Query['sort'];
  /** Prefix of this table's parameters in the address, for pages with more than one table. */
  address?: string;
  /** Conditions in addition to the search. */
  filter?: Record<string, unknown>;
  /** Placeholder of the search box; omit it for a table without search. */
  search?: string;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Enables CSV and print: the name of the file and its fields. */
  exports?: { name: string; keys: readonly string[] };
  /** Controls beside the search box. */
  children?: ReactNode;
};

/**
 * A table whose rows the server pages, sorts and searches, with CSV, print, and its empty, loading and error states.
 */
export function DataTable<R extends object>({
  load,
  pageSize: size,
  pageSizes = [size],
  filter,
  address: table = '',
  ...shown
}: DataTableProps<R>) {
  const [address, changeAddress] = useAddress();
  const sorts = shown.columns.flatMap(({ key, sorts }) => (sorts ? [key] : []));
  const usual = { size, sizes: pageSizes, sort: shown.sort, sorts };
  const { page, size: pageSize, sort, q } = shownIn(address, table, usual);
  const change = (next: Partial<Shown>) => changeAddress(changesOf(next, table, usual));
  const query = { sort, filter: { ...filter, ...(q ? { q } : {}) } };
  const found = useQuery({
    queryKey: [...load.queryKey, 'list', { ...query, page, pageSize }],
    queryFn: () => load({ ...query, page, size: pageSize }),
    placeholderData: keepPreviousData,
  });
  useLastPage(found, { page, pageSize }, (last) => change({ page: last }));
  const onSort = (sort: Query['sort']) => change({ sort });
  const { label, search, exports, columns, idOf, children } = shown;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Toolbar
        {...{ label, search, exports, load, query, columns, idOf, onSort, q }}
        width={columns.length + (shown.actions ? 1 : 0)}
        onSearch={(q) => change({ q })}
      >
        {children}
      </Toolbar>
      <Box sx={{ height: 4 }}>
        {found.isFetching && found.data && <LinearProgress aria-label="Loading" />}
      </Box>
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label={`${label} table`}
      >
        <Body found={found} {...shown} {...{ sort, onSort, pageSize, q }} />
      </TableContainer>
      {found.data && found.data.total > 0 && (
        <Paging
          total={found.data.total}
          {...{ page, pageSize, pageSizes }}
          onPage={(page) => change({ page })}
          onPageSize={(size) => change({ size })}
        />
      )}
    </Box>
  );
}

/** Moves to the last page when the address names a page beyond it, after a deletion or a typing error. */
function useLastPage(
  { data, isPlaceholderData }: { data: Page<unknown> | undefined; isPlaceholderData: boolean },
  { page, pageSize }: { page: number; pageSize: number },
  show: (page: number) => void,
) {
  const beyond = data && !isPlaceholderData && page > 0 && !data.rows.length;
  const last = Math.min(page - 1, Math.max(0, Math.ceil((data?.total ?? 0) / pageSize) - 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the loaded rows decide
  useEffect(() => {
    if (beyond) show(last);
  }, [beyond, last]);
}

type BodyProps<R extends object> = Pick<
  DataTableProps<R>,
  'label' | 'columns' | 'idOf' | 'actions' | 'empty'
> & {
  found: { data: Page<R> | undefined; error: Error | null; refetch: () => void };
  sort: Query['sort'];
  onSort: (sort: Query['sort']) => void;
  pageSize: number;
  q: string;
};

function Body<R extends object>({ found, empty, pageSize, q, ...rows }: BodyProps<R>) {
  if (found.error && !found.data)
    return (
      <Alert severity="error" action={<Button onClick={() => found.refetch()}>Try again</Button>}>
        {found.error.message}
      </Alert>
    );
  if (!found.data)
    return (
      <Box role="status" aria-label="Loading" sx={{ p: 2 }}>
        {Array.from({ length: Math.min(pageSize, 5) }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={line} height={44} />
        ))}
      </Box>
    );
  if (!found.data.rows.length)
    return (
      <Box role="status" sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
        {q ? `Nothing matches “${q}”.` : empty}
      </Box>
    );
  return <Rows rows={found.data.rows} {...rows} />;
}

type PagingProps = {
  total: number;
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
};

function Paging({ total, page, pageSize, pageSizes, onPage, onPageSize }: PagingProps) {
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / pageSize) - 1)}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...pageSizes]}
      onRowsPerPageChange={({ target }) => onPageSize(Number(target.value))}
      onPageChange={(_, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count }) =>
        `${from}–${to} of ${count >= countLimit ? `more than ${countLimit}` : count}`
      }
    />
  );
}
