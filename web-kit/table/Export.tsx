import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { toast } from '../toast/toast.tsx';
import { csv, save } from './csv.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { everything, type Load, type Query } from './query.ts';

/** CSV and print of all matching rows, not only of the current page. */
export function Export<R extends object>({
  name,
  title,
  keys,
  load,
  query,
}: {
  /** Name of the file without `.csv`. */
  name: string;
  title: string;
  keys: readonly string[];
  load: Load<R>;
  query: Omit<Query, 'page' | 'size'>;
}) {
  const [read, setRead] = useState<number | null>(null);
  const [printing, setPrinting] = useState<R[] | null>(null);
  const done = useCallback(() => setPrinting(null), []);
  const fetchAll = async (then: (rows: R[]) => void) => {
    setRead(0);
    try {
      then(await everything(load, query, setRead));
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
        onClick={() => fetchAll((rows) => save(`${name}.csv`, 'text/csv;charset=utf-8', csv(keys, rows)))}
      >
        {read ? `${read} rows` : 'CSV'}
      </Button>
      <Button
        size="small"
        startIcon={<PrintOutlined />}
        disabled={busy}
        onClick={() => fetchAll(setPrinting)}
      >
        Print
      </Button>
      {printing && <PrintSheet title={title} keys={keys} rows={printing} onDone={done} />}
    </>
  );
}
