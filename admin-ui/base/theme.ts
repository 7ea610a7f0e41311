import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { aboveErrors, bothWays, fontFamily, motion, muiPalette, radius } from '../../web-kit/look/theme.ts';
import { cards } from './look.ts';

function look(mode: 'light' | 'dark'): RaThemeOptions {
  return {
    palette: muiPalette(mode),
    shape: { borderRadius: radius },
    typography: { fontFamily, button: { textTransform: 'none' } },
    ...motion,
    components: {
      ...motion.components,
      ...bothWays,
      ...aboveErrors,
      RaSkipNavigationButton: { styleOverrides: { root: { '&.MuiButton-root': { color: 'var(--ink)' } } } },
      RaList: {
        styleOverrides: {
          root: {
            '& .RaList-main': { minWidth: 0 },
            '& .RaList-content': { overflow: 'clip' },
            // Paper has no use for what is pressed.
            '@media print': {
              '& .RaList-actions, & form, & button, & .sticky, & .MuiTablePagination-input': {
                display: 'none',
              },
              '& .MuiTablePagination-selectLabel, & span:has(> .MuiCheckbox-root)': { display: 'none' },
              '& .MuiCheckbox-root': { display: 'none' },
              // So that the last column stays on the paper.
              '& .MuiTableCell-root': { padding: '4px', overflowWrap: 'anywhere' },
              '& .MuiTableCell-root, & .MuiTableCell-root *': { fontSize: 10 },
            },
          },
        },
      },
      // In dark, MUI lightens what lies above the page, which cells with a ground of their own could not follow.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTableContainer: { styleOverrides: { root: { '@media (max-width: 599.95px)': cards } } },
      MuiTableCell: {
        styleOverrides: { ...bothWays.MuiTableCell.styleOverrides, head: { fontWeight: 600 } },
      },
      MuiLink: { defaultProps: { underline: 'always' } },
    },
  };
}

/** The product's colours and measures on top of react-admin's themes. */
export const lightTheme = deepmerge<RaThemeOptions>(defaultLightTheme as RaThemeOptions, look('light'));
export const darkTheme = deepmerge<RaThemeOptions>(defaultDarkTheme as RaThemeOptions, look('dark'));
