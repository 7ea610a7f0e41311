import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { Page } from './query.ts';
import { Rows, type RowsProps } from './Rows.tsx';
import { tableWords } from './words.ts';

type BodyProps<R extends object> = Omit<RowsProps<R>, 'rows'> & {
  found: { data: Page<R> | undefined; error: Error | null; refetch: () => void };
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  pageSize: number;
  q: string;
  /** Whether a filter leaves out rows, which the list may have. */
  filtered: boolean;
};

/** The rows of a page, or what stands in their place: while they are loading, after a failure, and when there are none. */
export function Body<R extends object>({ found, empty, pageSize, q, filtered, ...rows }: BodyProps<R>) {
  if (found.error && !found.data)
    return (
      <Alert severity="error" action={<Button onClick={() => found.refetch()}>{tableWords.again}</Button>}>
        {found.error.message}
      </Alert>
    );
  if (!found.data)
    return (
      <Box role="status" aria-label={tableWords.loading} sx={{ p: 2 }}>
        {Array.from({ length: Math.min(pageSize, 5) }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={line} height={44} />
        ))}
      </Box>
    );
  if (!found.data.rows.length)
    return (
      <Box role="status" sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
        {q ? tableWords.noMatch(q) : filtered ? tableWords.noneOfFilter : empty}
      </Box>
    );
  return <Rows rows={found.data.rows} {...rows} />;
}
