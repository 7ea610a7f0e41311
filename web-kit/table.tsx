import { Box, LinearProgress, Paper, TableContainer } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Bulk, type BulkOf } from './bulk/Bulk.tsx';
import { selectingAll } from './bulk/selectingAll.ts';
import { useSelection } from './bulk/useSelection.ts';
import { changesOf, type Shown, shownIn, useAddress } from './table/address.ts';
import { Body } from './table/Body.tsx';
import type { Column } from './table/column.ts';
import { useOutages } from './table/outages.ts';
import { Paging } from './table/Paging.tsx';
import type { Load, Page, Query } from './table/query.ts';
import { NamedPageBox } from './table/Ticks.tsx';
import { Toolbar } from './table/Toolbar.tsx';
import { type Exports, saveRows } from './table/wholeList.ts';
import { tableWords } from './table/words.ts';
import { type Status, StatusChoice } from './views/StatusChoice.tsx';
import { Views } from './views/Views.tsx';

export type DataTableProps<R extends object> = {
  /** Accessible name of the table, and title of its printout. */
  label: string;
  load: Load<R>;
  columns: readonly Column<R>[];
  idOf: (row: R) => string;
  actions?: (row: R) => ReactNode;
  pageSize?: number;
  /** Page sizes that the reader can choose. */
  pageSizes?: readonly number[];
  sort: Query['sort'];
  /** Prefix of this table's parameters in the address, for pages with more than one table. */
  address?: string;
  /** Conditions in addition to the search. */
  filter?: Record<string, unknown>;
  /** Placeholder of the search box; omit it for a table without search. */
  search?: string;
  /** The statuses by which the list can be filtered, with their conditions. */
  statuses?: readonly Status[];
  /** The list whose saved views are offered, as this browser keeps them. */
  views?: string;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Enables CSV and print. */
  exports?: Exports<R>;
  /** What can be done with several rows, which then can be selected. */
  bulk?: BulkOf<R> | undefined;
  /** Is told when the list cannot be read: once until it is read again. */
  onFailure?: (error: Error) => void;
  /** Controls beside the search box. */
  children?: ReactNode;
};

/**
 * A table whose rows the server pages, sorts and searches, with CSV, print, and its empty, loading and error states.
 */
export function DataTable<R extends object>({
  load,
  pageSize: size = 10,
  pageSizes = [size],
  filter,
  address: table = '',
  bulk,
  statuses = [],
  views,
  onFailure,
  ...shown
}: DataTableProps<R>) {
  const [address, changeAddress] = useAddress();
  const sorts = shown.columns.flatMap(({ key, sorts }) => (sorts ? [key] : []));
  const usual = {
    ...{ size, sizes: pageSizes, sort: shown.sort, sorts },
    statuses: statuses.map(({ name }) => name),
  };
  const { page, size: pageSize, sort, q, status } = shownIn(address, table, usual);
  const kept = statuses.find(({ name }) => name === status)?.filter;
  const change = (next: Partial<Shown>) => changeAddress(changesOf(next, table, usual));
  const query = { sort, filter: { ...filter, ...kept, ...(q ? { q } : {}) } };
  const found = useQuery({
    queryKey: [...load.queryKey, 'list', { ...query, page, pageSize }],
    queryFn: () => load({ ...query, page, size: pageSize }),
    // What another list showed stands in the place of no page of this one.
    placeholderData: (before, query) => (query?.queryKey[0] === load.queryKey[0] ? before : undefined),
  });
  useOutages(found, onFailure);
  useLastPage(found, { page, pageSize }, (last) => change({ page: last }));
  const shownRows = found.data?.rows ?? [];
  const onSort = (sort: Query['sort']) => change({ sort });
  const { label, search, exports, columns, idOf, children } = shown;
  const selection = useSelection(idOf, JSON.stringify([load.queryKey, query.filter]), shownRows);
  const select = bulk && { list: label, can: () => true, ...bulk, has: selection.has, put: selection.put };
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Toolbar
        {...{ label, search, exports, load, query, columns, idOf, onSort, q }}
        width={columns.length + (shown.actions ? 1 : 0)}
        empty={found.data?.rows.length === 0}
        onSearch={(q) => change({ q })}
        {...(select &&
          shownRows.length > 0 && { onCards: <NamedPageBox rows={shownRows} select={select} /> })}
      >
        {statuses.length > 0 && (
          <StatusChoice statuses={statuses} status={status} onChange={(status) => change({ status })} />
        )}
        {children}
        {views && <Views list={views} />}
      </Toolbar>
      <Box sx={{ height: 4 }}>
        {found.isFetching && found.data && <LinearProgress aria-label={tableWords.loading} />}
      </Box>
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label={tableWords.region(label)}
      >
        <Body found={found} {...shown} {...{ sort, onSort, pageSize, q, select }} filtered={status !== ''} />
      </TableContainer>
      {bulk && (
        <Bulk
          list={label}
          {...bulk}
          {...{ selection, idOf }}
          total={found.data?.total ?? 0}
          {...selectingAll({ load, query, idOf, shown: shownRows }, bulk.can)}
          save={exports && (() => saveRows(exports, { load, query, idOf }, selection))}
        />
      )}
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
