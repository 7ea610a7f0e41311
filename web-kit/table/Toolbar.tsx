import { Box, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { Export } from './Export.tsx';
import { asCards } from './look.ts';
import type { Load, Query } from './query.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Exports } from './wholeList.ts';
import { tableWords } from './words.ts';

const line = { display: 'flex', alignItems: 'center' } as const;

/** A line of its own, whose box stands above those of the cards. */
const onCardsLook = { display: 'block', width: '100%', marginInlineStart: 0.625, mb: -1.5 } as const;

type ToolbarProps<R extends object> = {
  label: string;
  search: string | undefined;
  q: string;
  onSearch: (q: string) => void;
  columns: readonly Column<R>[];
  /** Number of columns, including the actions. */
  width: number;
  onSort: (sort: Query['sort']) => void;
  exports: Exports<R> | undefined;
  load: Load<R>;
  query: Omit<Query, 'page' | 'size'>;
  idOf: (row: R) => string;
  /** Whether there is nothing to sort. */
  empty: boolean;
  /** What only cards need, because it stands in the head of a table. */
  onCards?: ReactNode;
  children?: ReactNode;
};

/** The controls above a table: search, the page's own controls, CSV and print, and on narrow screens the sort order. */
export function Toolbar<R extends object>(props: ToolbarProps<R>) {
  const { label, search, q, onSearch, exports, load, query, idOf, onCards, width, children } = props;
  return (
    <Box sx={{ ...line, flexWrap: 'wrap', columnGap: 1.5, rowGap: 2, py: 1.5 }}>
      {search && <SearchBox placeholder={search} q={q} onSearch={onSearch} />}
      {children}
      <Box
        sx={{
          ...line,
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          columnGap: 0.5,
          rowGap: 1.5,
          marginInlineStart: 'auto',
        }}
      >
        <SortChoice {...props} />
        {exports && <Export {...exports} title={label} {...{ load, query, idOf }} />}
      </Box>
      {onCards && <Box sx={{ display: 'none', [asCards(width)]: onCardsLook }}>{onCards}</Box>}
    </Box>
  );
}

/** The choice of the sort order on narrow screens, where cards have no column headers to click. */
function SortChoice<R extends object>({ columns, width, query, onSort, empty }: ToolbarProps<R>) {
  const sorted = columns.filter(({ sorts }) => sorts);
  if (!sorted.length || empty) return null;
  const orders = sorted.flatMap(({ key, title }) => [
    { value: `${key} DESC`, name: `${title} ↓` },
    { value: `${key} ASC`, name: `${title} ↑` },
  ]);
  return (
    <TextField
      select
      size="small"
      label={tableWords.sortBy}
      value={query.sort.join(' ')}
      onChange={({ target }) => onSort(target.value.split(' ') as unknown as Query['sort'])}
      sx={{ display: 'none', minWidth: 140, [asCards(width)]: { display: 'inline-flex' } }}
    >
      {orders.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
