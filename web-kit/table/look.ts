/** Below 600 px every row becomes a card, each field headed by its column's title. */
export const cards = {
  '@media (max-width: 599.95px)': {
    display: 'block',
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
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
} as const;
