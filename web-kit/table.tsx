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
import { type ReactNode, useState } from 'react';
import type { Column } from './table/column.ts';
import { countLimit, type Load, type Page, type Query } from './table/query.ts';
import { Rows } from './table/Rows.tsx';
import { Toolbar } from './table/Toolbar.tsx';

export type DataTableProps<R extends object> = {
  /** What the table is called to those who cannot see it, and the title of its print. */
  label: string;
  /** Of the query cache; commands that change rows invalidate its beginning. */
  queryKey: readonly unknown[];
  load: Load<R>;
  columns: readonly Column<R>[];
  idOf: (row: R) => string;
  actions?: (row: R) => ReactNode;
  pageSize: number;
  /** What else a page may hold, for the reader to choose. */
  pageSizes?: readonly number[];
  sort: Query['sort'];
  /** Further conditions besides the search. */
  filter?: Record<string, unknown>;
  /** Placeholder of the search box; without it there is none. */
  search?: string;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Makes CSV and print: the name of the file and its fields. */
  exports?: { name: string; keys: readonly string[] };
  /** Stands beside the search box. */
  children?: ReactNode;
};

/** A table of rows that the server pages, sorts and searches, with CSV and print, and every state it can be in. */
export function DataTable<R extends object>({
  queryKey,
  load,
  pageSize: size,
  pageSizes = [size],
  filter,
  ...shown
}: DataTableProps<R>) {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(size);
  const [sort, setSort] = useState(shown.sort);
  const [q, setQ] = useState('');
  // other rows begin on the first page
  const about = JSON.stringify([queryKey, filter]);
  const [shownAbout, setShownAbout] = useState(about);
  if (shownAbout !== about) {
    setShownAbout(about);
    setPage(0);
  }
  const query = { sort, filter: { ...filter, ...(q ? { q } : {}) } };
  const found = useQuery({
    queryKey: [...queryKey, 'list', { ...query, page, pageSize }],
    queryFn: () => load({ ...query, page, size: pageSize }),
    placeholderData: keepPreviousData,
  });
  if (found.data && page > 0 && !found.data.rows.length && !found.isPlaceholderData) setPage(page - 1);
  const fromStart = <T,>(change: (value: T) => void) => {
    return (value: T) => {
      setPage(0);
      change(value);
    };
  };
  const { label, search, exports, columns, children } = shown;
  return (
    <Box>
      <Toolbar
        {...{ label, search, exports, load, query, columns, onSort: fromStart(setSort), q }}
        onSearch={fromStart(setQ)}
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
        <Body found={found} {...shown} sort={sort} onSort={fromStart(setSort)} pageSize={pageSize} q={q} />
      </TableContainer>
      {found.data && found.data.total > 0 && (
        <Paging
          total={found.data.total}
          {...{ page, pageSize, pageSizes }}
          onPage={setPage}
          onPageSize={fromStart(setPageSize)}
        />
      )}
    </Box>
  );
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that only stand in for rows
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
