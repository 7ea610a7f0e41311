import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { tableWords } from './words.ts';

/** The selection of the rows of a page. */
export type Ticking<R> = {
  /** What the list is called. */
  list: string;
  nameOf: (row: R) => string;
  can: (row: R) => boolean;
  has: (row: R) => boolean;
  put: (rows: readonly R[], ticked: boolean) => void;
};

const sideBySide = { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 } as const;

type TickedProps<R> = { row: R; select: Ticking<R>; children: ReactNode; inColumn?: boolean };
/**
 * The first cell of a row, with its box. It has no column of its own, so the columns are those of the list. `inColumn` leaves
 * the room of a box that a row cannot have, so that the names stand below each other.
 */
export function Ticked<R>({ row, select, children, inColumn = false }: TickedProps<R>) {
  return (
    <Box sx={sideBySide}>
      {inColumn && !select.can(row) && <Box sx={{ flex: '0 0 30px' }} />}
      {select.can(row) && (
        <Checkbox
          size="small"
          checked={select.has(row)}
          onChange={(_, ticked) => select.put([row], ticked)}
          slotProps={{ input: { 'aria-label': tableWords.select(select.nameOf(row)) } }}
          sx={{ marginInlineStart: -1 }}
        />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

const pageName = ({ list }: { list: string }) => tableWords.selectPage(list);

type PageBoxProps<R> = { rows: readonly R[]; select: Ticking<R>; name?: string };
/** Ticks and unticks the page. */
export function PageBox<R>({ rows, select, name = pageName(select) }: PageBoxProps<R>) {
  const able = rows.filter(select.can);
  const ticked = able.filter(select.has).length;
  return (
    <Checkbox
      size="small"
      disabled={!able.length}
      checked={ticked > 0 && ticked === able.length}
      indeterminate={ticked > 0 && ticked < able.length}
      onChange={(_, on) => select.put(able, on)}
      sx={{ my: -1 }}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
}

/** The box of the page with its name beside it, where no head of a table says what it is for. */
export function NamedPageBox<R>({ rows, select, name = pageName(select) }: PageBoxProps<R>) {
  return (
    <FormControlLabel
      control={<PageBox rows={rows} select={select} name={name} />}
      label={name}
      sx={{ marginInline: 0 }}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
