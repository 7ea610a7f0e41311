import { Box, Button } from '@mui/material';
import { pair } from '../../../web-kit/format.ts';
import { save } from '../../../web-kit/table/csv.ts';
import { fileOf } from '../../../web-kit/table/wholeList.ts';
import type { Wrong } from './readPeople.ts';
import { texts as t } from './texts.ts';

const shownLines = 50;

/** Saves lines that lead to no invitation as a file. */
export const download = (wrong: readonly Wrong[]) => save('not-invited.csv', fileOf(wrong, ['line', 'why']));

/** Lines that lead to no invitation. */
export function Lines({ wrong }: { wrong: readonly Wrong[] }) {
  if (!wrong.length) return null;
  return (
    <Box sx={{ my: 2 }}>
      <Box component="ul" sx={{ maxHeight: 320, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {wrong.slice(0, shownLines).map(({ line, why }) => (
          <li key={`${line} ${why}`}>{pair(`${t.line} ${line}`, why)}</li>
        ))}
      </Box>
      {wrong.length > shownLines && <p>{t.more(wrong.length - shownLines)}</p>}
      <Button onClick={() => download(wrong)}>{t.download}</Button>
    </Box>
  );
}
