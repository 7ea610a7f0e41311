import { createTheme } from '@mui/material';
import { fontFamily, muiPalette, radius } from '../web-kit/theme.ts';

/** The product's look for MUI. Light and dark follow the system, by media query alone. */
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
  components: {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // Menus and the lists of selects hang below the body, outside every other landmark.
    MuiMenu: { defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } } },
    MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: 'var(--line)' },
        head: { fontWeight: 650, lineHeight: 1.3 },
        sizeSmall: { padding: '7px 12px' },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        // the frame around the field shows the focus
        input: { '&::placeholder': { opacity: 0.75 }, '&:focus-visible': { boxShadow: 'none' } },
      },
    },
  },
});
