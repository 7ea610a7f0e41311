import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { formatNumber } from '../format.ts';
import { toast } from '../toast/toast.tsx';
import { save } from './csv.ts';
import { PrintSheet } from './PrintSheet.tsx';
import type { Load, Query } from './query.ts';
import { csvFile, type Exports, printedRows } from './wholeList.ts';
import { tableWords } from './words.ts';

/** CSV and print of all matching rows, not only of the current page. */
export function Export<R extends object>({
  name,
  title,
  keys,
  load,
  query,
  idOf,
  fill,
}: Exports<R> & {
  title: string;
  load: Load<R>;
  query: Omit<Query, 'page' | 'size'>;
  idOf: (row: R) => string;
}) {
  const [read, setRead] = useState<number | null>(null);
  const [printing, setPrinting] = useState<R[] | null>(null);
  const done = useCallback(() => setPrinting(null), []);
  const list = { load, query, idOf, fill };
  const run = async (work: () => Promise<void>) => {
    setRead(0);
    try {
      await work();
    } catch (error) {
      toast.error(error);
    } finally {
      setRead(null);
    }
  };
  const busy = read !== null;
  return (
    <>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined />}
        disabled={busy}
        onClick={() => run(async () => save(`${name}.csv`, await csvFile(list, keys, setRead)))}
      >
        {read ? tableWords.rows(formatNumber(read)) : 'CSV'}
      </Button>
      <Button
        size="small"
        startIcon={<PrintOutlined />}
        disabled={busy}
        onClick={() => run(async () => setPrinting(await printedRows(list, setRead)))}
      >
        {tableWords.print}
      </Button>
      {printing && <PrintSheet title={title} keys={keys} rows={printing} onDone={done} />}
    </>
  );
}
