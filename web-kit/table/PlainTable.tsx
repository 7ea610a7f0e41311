import { styled, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';

type Look = ComponentProps<typeof Table>['sx'];
type PlainTableProps = {
  /** What the table shows, for those who hear it. */
  label?: string;
  heads: readonly string[];
  /** How many of the last columns hold numbers. */
  numbers?: number;
  look?: Look;
  /** Of what is around the table, which scrolls where it is narrow. With a label it is reached by keyboard. */
  around?: { label?: string; look?: Look };
  /** Whether it stays a table on narrow screens, where the staff's console makes cards of the rows of others. */
  staysTable?: boolean;
  /** The rows. */
  children: ReactNode;
};
const Scrolling = styled('div')({ overflowX: 'auto' });

/** A table of few rows, which are all there. */
export function PlainTable(props: PlainTableProps) {
  const { label, heads, numbers = 0, look, around = {}, staysTable, children } = props;
  const region = around.label && { tabIndex: 0, role: 'region', 'aria-label': around.label };
  const first = heads.length - numbers;
  const Around = staysTable ? Scrolling : TableContainer;
  return (
    <Around {...region} sx={around.look}>
      <Table size="small" aria-label={label} sx={look}>
        <TableHead>
          <TableRow>
            {heads.map((head, n) => (
              <TableCell key={head} align={n < first ? 'inherit' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Around>
  );
}
