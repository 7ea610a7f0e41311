import { Box, TableSortLabel, Tooltip } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { NamedPageBox, PageBox, Ticked, type Ticking } from '../../web-kit/table/Ticks.tsx';
import type { Row } from './act.ts';

/** The ticks of the list around. */
export const TicksContext = createContext<Ticking<Row> | undefined>(undefined);

/** The box of a row, before what its first cell shows. */
export function RowTick({ children }: { children: ReactNode }) {
  const select = useContext(TicksContext);
  const row = useRecordContext<Row>();
  if (!select || !row) return children;
  return (
    <Ticked row={row} select={select}>
      {children}
    </Ticked>
  );
}

/** The box of the page, with its name beside it on cards, which have no head. */
export function PageTick({ onCards = false }: { onCards?: boolean }) {
  const select = useContext(TicksContext);
  const { data = [] } = useListContext<Row>();
  const Shown = onCards ? NamedPageBox : PageBox;
  return select && <Shown rows={data} select={select} />;
}

type HeadProps = { label: string; source: string; sortable: boolean };
/** The head of the first column, where the box of the page stands beside the button that sorts and not within it. */
export function TickHead({ label, source, sortable }: HeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="span" sx={{ marginInline: '-8px 4px' }}>
        <PageTick />
      </Box>
      {sortable ? <Sort label={label} source={source} /> : label}
    </Box>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The button that sorts, as react-admin's own heads have it. */
function Sort({ label, source }: Omit<HeadProps, 'sortable'>) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const translate = useTranslate();
  const active = sort?.field === source;
  const next = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const order = translate(`ra.sort.${next}`);
  const title = translate('ra.sort.sort_by', { field: label, field_lower_first: lowerFirst(label), order });
  return (
    <Tooltip title={title} placement="bottom-start" enterDelay={300}>
      <TableSortLabel
        active={active}
        direction={sort?.order === 'ASC' ? 'asc' : 'desc'}
        data-field={source}
        data-order="ASC"
        {...(handleSort && { onClick: handleSort })}
      >
        {label}
      </TableSortLabel>
    </Tooltip>
  );
}
