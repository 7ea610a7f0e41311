import { createTheme } from '@mui/material';
import { aboveErrors, bothWays, fontFamily, motion, muiPalette, radius } from '../../web-kit/look/theme.ts';
import { words } from './words.ts';

/** The product's MUI theme. Light and dark follow the system's setting by media query only. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: muiPalette('light') }, dark: { palette: muiPalette('dark') } },
  shape: { borderRadius: radius },
  typography: {
    fontFamily,
    h1: { fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.1875rem', fontWeight: 650 },
    h3: { fontSize: '1rem', fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  ...motion,
  components: {
    ...motion.components,
    ...bothWays,
    ...aboveErrors,
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // Menus and select lists are rendered below the body, outside every landmark, so they need a role of their own.
    MuiMenu: { defaultProps: { slotProps: { root: { role: 'region', 'aria-label': words.choices } } } },
    MuiDialogTitle: { styleOverrides: { root: { textWrap: 'pretty' } } },
    // On a narrow screen the buttons of an alert stand below its sentence.
    MuiAlert: {
      styleOverrides: {
        root: {
          '@media (max-width: 599.95px)': {
            '&:has(.MuiAlert-action .MuiButton-root)': { flexWrap: 'wrap' },
            '& .MuiAlert-message': { flex: '1 1 0' },
            '& .MuiAlert-action:has(.MuiButton-root)': {
              flexBasis: '100%',
              marginInlineStart: 28,
              padding: 0,
            },
          },
        },
        action: { '.MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
    MuiTableCell: {
      styleOverrides: {
        ...bothWays.MuiTableCell.styleOverrides,
        root: { borderBottomColor: 'var(--line)' },
        head: { fontWeight: 650, lineHeight: 1.3 },
        sizeSmall: { padding: '7px 12px' },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        // The frame around the field shows the focus.
        input: { '&::placeholder': { opacity: 0.75 }, '&:focus-visible': { boxShadow: 'none' } },
      },
    },
  },
});
