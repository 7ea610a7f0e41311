import { Box } from '@mui/material';
import { Fragment } from 'react';

/**
 * Splits a text where a line may break: after the at sign, and before a dot, hyphen or underscore, never within a word.
 */
export const piecesOf = (text: string): string[] => text.split(/(?<=@)|(?=[._-])/);

/**
 * A name or an e-mail address in a table. It wraps between its parts; only a part longer than a whole line wraps
 * inside.
 */
export function Breaking({ children }: { children: string | null | undefined }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', maxWidth: '26ch', overflowWrap: 'break-word' }}>
      {piecesOf(children ?? '-').map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </Box>
  );
}
