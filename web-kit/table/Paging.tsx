import { TablePagination } from '@mui/material';
import { countLimit } from './query.ts';

type PagingProps = {
  total: number;
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
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
        `${from}–${to} of ${count >= countLimit ? `more than ${countLimit}` : count}`
      }
    />
  );
}
