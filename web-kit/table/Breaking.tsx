import { Box } from '@mui/material';
import { Fragment } from 'react';

/** A place to break a line: after the at sign, and before a dot, hyphen or underscore. Never in mid-word. */
export const piecesOf = (text: string): string[] => text.split(/(?<=@)|(?=[._-])/);

/**
 * A name or an e-mail address in a table. It breaks between its parts; only a part that is longer than a whole line
 * breaks inside.
 */
export function Breaking({ children }: { children: string | null | undefined }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', maxWidth: '26ch', overflowWrap: 'break-word' }}>
      {piecesOf(children ?? '-').map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </Box>
  );
}
