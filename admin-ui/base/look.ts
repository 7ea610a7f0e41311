import type { Theme } from '@mui/material';
import { asCards } from '../../web-kit/table/look.ts';

/** The width in pixels that a column of the staff's tables needs on average. */
const each = 104;

/** A row as a card, whose cells show their column's label, side by side where there is room. */
export const cards = {
  '& thead': { display: 'none' },
  '& table, & tbody, & td': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    borderBottom: '1px solid var(--line-strong)',
    padding: '8px 0',
  },
  '& tbody tr:last-of-type': { borderBottom: 0 },
  '& tbody td': {
    ...{ border: 0, padding: '4px 16px', textAlign: 'start' },
    ...{ overflowWrap: 'anywhere', '--whole': 'normal' },
  },
  '& tbody td:not([data-label])': { gridColumn: '1 / -1' },
  '& tbody td[data-label]': {
    ...{ display: 'flex', flexDirection: 'row', gap: '12px' },
    ...{ alignItems: 'center', minHeight: '32px' },
  },
  '& tbody td:empty': { display: 'none' },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label)',
    flex: '0 0 38%',
    color: 'var(--ink-soft)',
    overflowWrap: 'normal',
  },
  // The first cell is the title of the card.
  '& tbody td[data-label]:first-of-type': { gridColumn: '1 / -1', fontWeight: 600 },
  '& tbody td[data-label]:first-of-type::before': { display: 'none' },
  '& tbody tr:not(:has(.more-button[aria-expanded="true"])) td.rest': { display: 'none' },
  '& tbody tr:has(td.rest) td.more': { display: 'block', padding: '0 8px' },
  '& tbody td[data-label] > *': { minWidth: 0 },
  '& .sticky': { position: 'static', background: 'none' },
  // The head is not shown, and with it the box that ticks the page.
  '& .page-tick': { display: 'block', padding: '12px 8px 4px' },
};

/**
 * Styles for the wrapper of a table with this many columns. Its rows become cards where they do not fit side by side,
 * and a sticky column stays at the right edge while the others scroll beneath it. Many columns stand closer together.
 */
export const tableLook = (columns: number) => ({
  containerType: 'inline-size',
  overflowX: 'auto',
  '& .more, & .page-tick': { display: 'none' },
  '& .sticky': {
    ...{ position: 'sticky', insetInlineEnd: 0, zIndex: 3 },
    // What scrolls beneath must not shine through, so the tint of the row lies above the cell's own colour.
    background: 'linear-gradient(var(--tint, transparent), var(--tint, transparent)) var(--card)',
  },
  ...(columns > 8 && { '& th, & td': { paddingInline: '10px' } }),
  [asCards(columns, each)]: cards,
});

const tint = (of: 'hover' | 'selected') => ({
  '--tint': ({ palette }: Theme) => palette.action[of],
  backgroundColor: 'var(--tint)',
});
/** The tint of a row, which its sticky cell repeats: a ticked one keeps its own under the pointer. */
export const rowLook = (ticked: boolean) =>
  ticked ? { '&, &&:hover': tint('selected') } : { '&&:hover': tint('hover') };
