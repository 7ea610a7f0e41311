/** A table of this many columns needs about so much room; with less, every row becomes a card. */
const roomFor = (columns: number) => Math.max(560, columns * 92);

/** The condition for styles inside a table's surroundings, which are a CSS container: cards instead of rows. */
export const asCards = (columns: number) => `@container (max-width: ${roomFor(columns) - 0.05}px)`;

/** Cards, two beside each other where there is room, each field headed by its column's title. */
export const cards = (columns: number) => ({
  [asCards(columns)]: {
    display: 'block',
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
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
      textAlign: 'right',
      overflowWrap: 'anywhere',
    },
    '& tbody td:not([data-title])': { justifyContent: 'flex-end' },
    '& tbody td[data-title]::before': {
      content: 'attr(data-title)',
      color: 'text.secondary',
      flexShrink: 0,
    },
  },
});

/** The actions of a row stay in reach when the table has to scroll sideways. */
export const stuck = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
} as const;

/** A link in a row is high enough to be hit. */
export const roomy = { display: 'inline-block', py: 0.5, lineHeight: 1.3 } as const;
