import { Box, Button } from '@mui/material';
import { Children, type ComponentType, type ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { tableLook } from '../base/look.ts';
import { More } from './More.tsx';
import { texts } from './texts.ts';

type Props = {
  /** Replaces the default rows of a table. */
  body?: ComponentType;
  /** Text of an empty table, which says what will appear there. */
  empty?: string;
  children: ReactNode;
};

/** The rows of a list. Links and buttons in a row lead further; clicking the row itself does nothing. */
export function Table({ body, empty = texts.list.empty, children }: Props) {
  return (
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      empty={<Nothing text={empty} />}
      sx={tableLook(Children.count(children))}
      {...(body ? { body } : {})}
    >
      {children}
      <DataTable.Col label={false} className="more" disableSort render={More} />
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
