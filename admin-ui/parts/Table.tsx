import { Box, Button } from '@mui/material';
import {
  Children,
  type ComponentType,
  cloneElement,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react';
import { DataTable, useListContext } from 'react-admin';
import { useSelection } from '../../web-kit/bulk/useSelection.ts';
import { valueAt } from '../../web-kit/table/column.ts';
import { rowLook, tableLook } from '../base/look.ts';
import type { Row, RowAct } from '../several/act.ts';
import type { SeveralProps } from '../several/Several.tsx';
import { PageTick, TicksContext } from '../several/Ticks.tsx';
import type { ColumnProps } from './Column.tsx';
import { UsualFilter } from './ListPage.tsx';
import { More } from './More.tsx';
import { texts } from './texts.ts';

/** Fetched when the first row is ticked. */
const Several = lazy(() => import('../several/Several.tsx'));

type Props<R extends Row> = {
  /** Replaces the default rows of a table. */
  body?: ComponentType;
  /** Text of an empty table, which says what will appear there. */
  empty?: string;
  /** What can be done with several rows, of what each row has a button for. */
  acts?: readonly RowAct<R>[];
  /** What a row is called; by default as its first column shows it. */
  nameOf?: (row: R) => string;
  children: ReactNode;
};

const idOf = ({ id }: Row) => id;

/** The rows of a list, which can be ticked. Links and buttons in a row lead further; clicking the row itself does nothing. */
export function Table<R extends Row>({
  body,
  empty = texts.list.empty,
  acts = [],
  nameOf,
  children,
}: Props<R>) {
  const columns = Children.toArray(children).filter((child): child is ReactElement<ColumnProps<Row>> =>
    isValidElement(child),
  );
  const { filterValues, total = 0, defaultTitle, data } = useListContext<Row>();
  const list = String(defaultTitle ?? '');
  const selection = useSelection<Row>(idOf, JSON.stringify(filterValues), data);
  const named =
    (nameOf as SeveralProps['nameOf'] | undefined) ??
    ((row: Row) => String(valueAt(row, columns[0]?.props.source ?? 'id') ?? row.id));
  return (
    <TicksContext value={{ ...selection, list, nameOf: named, can: () => true }}>
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        bulkActionsToolbar={
          <Box className="page-tick">
            <PageTick onCards />
          </Box>
        }
        rowSx={(row: Row) => rowLook(selection.has(row))}
        empty={<Nothing text={empty} />}
        sx={tableLook(columns.length)}
        {...(body ? { body } : {})}
      >
        {columns.map((column, place) => (place ? column : cloneElement(column, { ticks: true })))}
        <DataTable.Col label={false} className="more" disableSort render={More} />
      </DataTable>
      <Bar
        {...{ list, selection, idOf, total, nameOf: named }}
        acts={acts as SeveralProps['acts']}
        columns={columns.map(({ props }) => props)}
      />
    </TicksContext>
  );
}

/** The bar of the ticked rows. Once it has been there it stays, also while no row is ticked. */
function Bar(props: SeveralProps) {
  const [needed, need] = useState(false);
  if (props.selection.rows.size && !needed) need(true);
  return (
    needed && (
      <Suspense fallback={null}>
        <Several {...props} />
      </Suspense>
    )
  );
}

/** What stands in place of rows. A list with its usual filter has not been searched. */
function Nothing({ text }: { text: string }) {
  const { filterValues, setFilters } = useListContext();
  const usual = useContext(UsualFilter);
  const isFiltered = JSON.stringify(filterValues) !== JSON.stringify(usual);
  return (
    <Box role="status" sx={{ py: 6, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      {isFiltered ? texts.list.noMatch : text}{' '}
      {isFiltered && <Button onClick={() => setFilters(usual)}>{texts.list.clear}</Button>}
    </Box>
  );
}
