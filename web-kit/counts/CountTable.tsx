import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';
import { csvBlob, save } from '../table/csv.ts';
import { PlainTable } from '../table/PlainTable.tsx';
import { texts as t } from './texts.ts';

type CountRow = { key: string; name: ReactNode; counts: readonly number[] };
type Props = {
  /** Leads a count of a row, which is not zero, to the list of what it counts. */
  linked?: (shown: string, row: string, column: number) => ReactNode;
  /** What the table shows, for those who hear it. */
  label: string;
  /** The head of the names, and those of the counts. */
  heads: readonly [string, ...string[]];
  rows: readonly CountRow[];
  maxWidth: number;
};

/** Names with their counts. They stay a table on narrow screens, because the numbers stand below each other. */
export function CountTable({ label, heads, rows, maxWidth, linked }: Props) {
  const others = heads.slice(1);
  return (
    <PlainTable label={label} heads={heads} numbers={others.length} look={{ maxWidth }} staysTable>
      {rows.map(({ key, name, counts }) => (
        <TableRow key={key}>
          <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>{name}</TableCell>
          {counts.map((count, n) => (
            <TableCell key={others[n]} align="right">
              {linked && count > 0 ? linked(formatNumber(count), key, n) : formatNumber(count)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </PlainTable>
  );
}

type Detail = { summary: string; file: string; csv: () => string; children: ReactNode };
/** What stands behind a picture of counts: a table that opens, and a file. */
export function Behind({ summary, file, csv, children }: Detail) {
  const download = () => save(file, csvBlob([csv()]));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 1 }}>
      <Box component="details" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.75 }}>
          {summary}
        </Box>
        {children}
      </Box>
      <Button size="small" startIcon={<FileDownloadOutlined />} onClick={download}>
        {t.csv}
      </Button>
    </Box>
  );
}
