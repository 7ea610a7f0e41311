import { Box, Button } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { texts } from '../texts.ts';

type Props = {
  /** Instead of the usual lines of a table. */
  body?: ComponentType;
  /** What stands here when there is nothing, and what would. */
  empty?: string;
  children: ReactNode;
};

/** The rows of a list. What leads on from a row are links and buttons in it, never a click on the row. */
export function Table({ body, empty = texts.list.empty, children }: Props) {
  return (
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      empty={<Nothing text={empty} />}
      {...(body ? { body } : {})}
    >
      {children}
    </DataTable>
  );
}

function Nothing({ text }: { text: string }) {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box role="status" sx={{ py: 6, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      {isFiltered ? texts.list.noMatch : text}{' '}
      {isFiltered && <Button onClick={() => setFilters({})}>{texts.list.clear}</Button>}
    </Box>
  );
}
