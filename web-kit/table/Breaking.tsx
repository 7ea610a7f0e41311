import { Box } from '@mui/material';
import { Fragment } from 'react';
import { wrapping } from './look.ts';

/**
 * Splits a text where a line may break besides its spaces: after an at sign or a slash, and before a dot, a hyphen or what
 * else joins the parts of an address. It never splits within a number or a date, nor before the sign that ends a sentence.
 */
export const piecesOf = (text: string): string[] =>
  text.split(/(?<=@)(?=\S)|(?<=\/)(?<!\d\/(?=\d))(?=[^/\s])|(?=[_?&-]\S)|(?=\.[^\s\d.])/);

/** A text that may break where its parts meet. */
export function Pieces({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** The longest e-mail address, in characters, that stays in one piece in a column. In a card it breaks as others do. */
const longest = 26;
const isWhole = (text: string) => text.includes('@') && text.length <= longest;

/**
 * A name or an e-mail address in a table. It wraps between its parts, an address only when it is long; only a part
 * longer than a whole line wraps inside.
 */
export function Breaking({ children }: { children: string | null | undefined }) {
  const text = children ?? '-';
  if (isWhole(text))
    return (
      <Box component="span" sx={{ whiteSpace: 'var(--whole, nowrap)' }}>
        <Pieces text={text} />
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'inline-block', maxWidth: `${longest}ch`, ...wrapping }}>
      <Pieces text={text} />
    </Box>
  );
}
