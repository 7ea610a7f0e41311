import { TablePagination } from '@mui/material';
import { formatNumber } from '../format.ts';
import { countLimit } from './limits.ts';
import { tableWords as t } from './words.ts';

type PagingProps = {
  total: number;
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
};

/** On a phone the parts stand close together and wrap, because the button for the next page would lie beyond the edge. */
const narrow = {
  '& .MuiTablePagination-toolbar': {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    paddingInlineStart: 1,
    py: 0.5,
  },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-input': { marginInline: { xs: '4px 8px', sm: '8px 32px' } },
  '& .MuiTablePagination-actions': { marginInlineStart: { xs: '4px', sm: '20px' } },
};

/** Which rows of how many are shown, with the buttons for the other pages. */
export function Paging({ total, page, pageSize, pageSizes, onPage, onPageSize }: PagingProps) {
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
        t.shown(from, to, count >= countLimit ? t.moreThan(formatNumber(countLimit)) : formatNumber(count))
      }
      labelRowsPerPage={t.pageSize}
      sx={narrow}
      getItemAriaLabel={(to) => (to === 'next' ? t.pages.next : t.pages.previous)}
    />
  );
}
