import type { Theme } from '@mui/material';

/** Minimum width in pixels for this many columns; below it, every row becomes a card. */
const roomFor = (columns: number, each: number) => Math.max(560, columns * each);

/**
 * The container query that turns rows into cards. The table's wrapper is the CSS container. `each` is the width in
 * pixels that a column needs on average.
 */
export const asCards = (columns: number, each = 92) =>
  `@container (max-width: ${roomFor(columns, each) - 0.05}px)`;

/**
 * How a name breaks that is longer than its line: in a column only there, because columns would shrink to a letter otherwise,
 * and in a card, which sets the variable, wherever the line ends.
 */
export const wrapping = { overflowWrap: 'var(--wrapping, break-word)' } as const;

/** Leaves something to screen readers alone. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Styles for a table with this many columns, which stand closer together where they are many. Where they do not fit, rows
 * become cards: two side by side where there is room, each field under its column's title.
 */
export const cards = (columns: number) => ({
  ...(columns > 8 && { '& th, & td': { px: 1 } }),
  [asCards(columns)]: {
    display: 'block',
    '& thead': unseen,
    '& thead [data-select]': { display: 'none' },
    '& tbody': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    },
    '& tbody tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody td': {
      display: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 2,
      border: 0,
      py: 0.5,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      ...{ '--wrapping': 'anywhere', '--whole': 'normal' },
    },
    // The box that ticks a row stands before the title of its first cell, in one column with those of the other cards.
    '& tbody td[data-ticks]::before': { marginInlineEnd: 'auto' },
    '& tbody td[data-ticks] > *': { display: 'contents' },
    '& tbody td[data-ticks] > * > :not(:last-child)': { order: -1, marginInlineEnd: -1 },
    // The heading of a row is the title of its card.
    '& tbody th': {
      display: 'block',
      border: 0,
      pb: 0.5,
      fontWeight: 650,
      overflowWrap: 'anywhere',
      ...{ '--wrapping': 'anywhere', '--whole': 'normal' },
    },
    '& tbody td:not([data-title])': { justifyContent: 'flex-end' },
    '& tbody td[data-title]::before': {
      content: 'attr(data-title)',
      color: 'text.secondary',
      flexShrink: 0,
    },
  },
});

/** The theme's colours, which follow its light or dark scheme where it has both. */
const of = (theme: Theme) => (theme.vars ?? theme).palette;
/** A translucent colour lies above the cell's own. */
const over = (colour: string) => ({ backgroundImage: `linear-gradient(${colour}, ${colour})` });
/** What is selected looks like this, whether it is a row or a card. */
export const selectedLook = (theme: Theme) =>
  over(theme.alpha(of(theme).primary.main, of(theme).action.selectedOpacity));
/** Keeps the actions of a row in reach when the table scrolls sideways, in the colours that the theme gives the row. */
export const stuck = {
  position: 'sticky',
  insetInlineEnd: 0,
  bgcolor: 'background.paper',
  '.MuiTableRow-hover:hover > &': (theme: Theme) => over(of(theme).action.hover),
  '.Mui-selected > &': selectedLook,
  '.Mui-selected:hover > &': (theme: Theme) => {
    const { primary, action } = of(theme);
    return over(theme.alpha(primary.main, `${action.selectedOpacity} + ${action.hoverOpacity}`));
  },
} as const;

/** Makes a link in a row tall enough to hit. */
export const roomy = { display: 'inline-block', py: 0.5, lineHeight: 1.3 } as const;
