import { TablePagination } from '@mui/material';
import { useListContext } from 'react-admin';
import { countLimit } from '../../web-kit/table/limits.ts';
import { texts } from './texts.ts';

type Range = { from: number; to: number; count: number };
const range = ({ from, to, count }: Range) =>
  `${from}–${to} ${texts.list.of} ${count >= countLimit ? `${texts.list.moreThan} ${countLimit}` : count}`;

/** Paging by 5, 10 or 25 rows, on screens of any width. */
export function Paging() {
  const { page, perPage, total, setPage, setPerPage, error } = useListContext();
  if (error || !total) return null;
  const last = Math.ceil(total / perPage);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, last) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[5, 10, 25]}
      labelRowsPerPage={texts.list.perPage}
      labelDisplayedRows={range}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      sx={{
        '& .MuiTablePagination-toolbar': { px: { xs: 0, sm: 2 }, flexWrap: 'wrap', justifyContent: 'end' },
      }}
    />
  );
}
