import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { fontFamily, muiPalette, radius } from '../web-kit/theme.ts';

/** On a narrow screen a row becomes a card, whose cells show their column's label. */
const cards = {
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& tbody tr': { borderBottom: '1px solid var(--line-strong)', padding: '8px 0' },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody td': { border: 0, padding: '4px 16px', textAlign: 'left', overflowWrap: 'anywhere' },
    '& tbody td[data-label]': { display: 'flex', gap: '12px', alignItems: 'center', minHeight: '32px' },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 38%',
      color: 'var(--ink-soft)',
      overflowWrap: 'normal',
    },
  },
};

/** A column that stays at the right edge while the others scroll beneath it. */
const stuck = {
  '@media (min-width: 600px)': {
    '& .sticky': { position: 'sticky', right: 0, zIndex: 3, backgroundColor: 'var(--card)' },
  },
};

function look(mode: 'light' | 'dark'): RaThemeOptions {
  return {
    palette: muiPalette(mode),
    shape: { borderRadius: radius },
    typography: { fontFamily, button: { textTransform: 'none' } },
    components: {
      RaSkipNavigationButton: { styleOverrides: { root: { '&.MuiButton-root': { color: 'var(--ink)' } } } },
      RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
      RaDataTable: { styleOverrides: { root: { overflowX: 'auto', ...cards, ...stuck } } },
      MuiTableContainer: { styleOverrides: { root: cards } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
      MuiLink: { defaultProps: { underline: 'always' } },
    },
  };
}

/** The product's colours and measures on top of react-admin's themes. */
export const lightTheme = deepmerge<RaThemeOptions>(defaultLightTheme as RaThemeOptions, look('light'));
export const darkTheme = deepmerge<RaThemeOptions>(defaultDarkTheme as RaThemeOptions, look('dark'));
