import { Box, Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { tableWords } from './words.ts';

/** The selection of the rows of a page. */
export type Ticking<R> = {
  nameOf: (row: R) => string;
  can: (row: R) => boolean;
  has: (row: R) => boolean;
  put: (rows: readonly R[], ticked: boolean) => void;
};

const sideBySide = { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 } as const;

type TickedProps<R> = { row: R; select: Ticking<R>; children: ReactNode };
/** The first cell of a row, with its box. It has no column of its own, so the columns are those of the list. */
export function Ticked<R>({ row, select, children }: TickedProps<R>) {
  return (
    <Box sx={sideBySide}>
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

/** Ticks and unticks the page. */
export function PageBox<R>({ rows, select }: { rows: readonly R[]; select: Ticking<R> }) {
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
      slotProps={{ input: { 'aria-label': tableWords.selectPage } }}
    />
  );
}
