import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { Paging as Pages } from '../../web-kit/table/Paging.tsx';

const look = {
  '& .MuiTablePagination-toolbar': { px: { xs: 0, sm: 2 }, flexWrap: 'wrap', justifyContent: 'end' },
};

/** Paging by 5, 10 or 25 rows, on screens of any width. */
export function Paging() {
  const { page, perPage, total, setPage, setPerPage, error } = useListContext();
  if (error || !total) return null;
  return (
    <Box sx={look}>
      <Pages
        total={total}
        page={page - 1}
        pageSize={perPage}
        pageSizes={[5, 10, 25]}
        onPage={(next) => setPage(next + 1)}
        onPageSize={setPerPage}
      />
    </Box>
  );
}
