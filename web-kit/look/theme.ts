/**
 * The colours and measures of the product, for MUI. `theme.css` repeats them for plain CSS; a test compares the two.
 * Names: ink is text, paper the page, card a surface on it, brand marks actions, accent adds warmth.
 */
export const light = {
  ink: '#10282b',
  'ink-soft': '#4a6163',
  paper: '#f5f3ee',
  card: '#ffffff',
  'card-sunk': '#f0efe9',
  line: '#d8dad3',
  'line-strong': '#7d8f8f',
  brand: '#0d5557',
  'brand-strong': '#083e40',
  'brand-soft': '#dfeceb',
  'on-brand': '#ffffff',
  accent: '#d8732c',
  'accent-ink': '#9a4a12',
  'accent-soft': '#fbeadc',
  good: '#1b7148',
  'good-soft': '#e0f1e7',
  bad: '#b0281f',
  'bad-soft': '#fbe6e3',
  warn: '#8a5a00',
  'warn-soft': '#fdf0d2',
  info: '#24588f',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ink: '#e7efec',
  'ink-soft': '#a7bab7',
  paper: '#0b1719',
  card: '#122225',
  'card-sunk': '#0e1c1f',
  line: '#2a4044',
  'line-strong': '#6f8788',
  brand: '#62c0b8',
  'brand-strong': '#8ad6cf',
  'brand-soft': '#17373a',
  'on-brand': '#04211f',
  accent: '#f0a05e',
  'accent-ink': '#f4b583',
  'accent-soft': '#3a2818',
  good: '#6fcf9c',
  'good-soft': '#143326',
  bad: '#ff9c91',
  'bad-soft': '#42201d',
  warn: '#f2c45c',
  'warn-soft': '#382c10',
  info: '#8dbcf0',
};

/** Corner radius in pixels. */
export const radius = 10;
export const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The palette in the form that MUI's `createTheme({ palette })` takes. */
export function muiPalette(mode: 'light' | 'dark') {
  const of = mode === 'light' ? light : dark;
  return {
    mode,
    primary: { main: of.brand, dark: of['brand-strong'], contrastText: of['on-brand'] },
    secondary: { main: of.accent, contrastText: mode === 'light' ? '#1f0f02' : of.paper },
    success: { main: of.good },
    error: { main: of.bad },
    warning: { main: of.warn },
    info: { main: of.info },
    text: { primary: of.ink, secondary: of['ink-soft'] },
    background: { default: of.paper, paper: of.card },
    divider: of.line,
  } as const;
}

const still = {
  create: () => 'none',
  duration: {
    ...{ shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0 },
    ...{ enteringScreen: 0, leavingScreen: 0 },
  },
  getAutoHeightDuration: () => 0,
};
/**
 * What `createTheme` takes for people who asked their system for less motion: nothing moves, and what has the focus is
 * shown by its outline instead of a ripple. WCAG 2.2, success criterion 2.3.3.
 */
export const motion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  ? { transitions: still, components: { MuiButtonBase: { defaultProps: { disableRipple: true } } } }
  : {};

/** Menus lie above the errors that stay on a page (`toast.css`), which would take the clicks on their last entries. */
export const aboveErrors = {
  MuiPopover: { styleOverrides: { root: { zIndex: 2001 } } },
  MuiAutocomplete: { styleOverrides: { popper: { zIndex: 2001 } } },
};

/**
 * Overrides of MUI, which names left and right where it means before and after: the gap between an icon and the text of a button
 * must be between them in languages that are read from right to left, too, and numbers end where their column ends.
 */
export const bothWays = {
  MuiTableCell: { styleOverrides: { alignRight: { textAlign: 'end' as const } } },
  MuiButton: {
    styleOverrides: {
      startIcon: {
        ...{ margin: 0, marginInline: '-4px 8px' },
        variants: [{ props: { size: 'small' as const }, style: { marginInlineStart: '-2px' } }],
      },
      endIcon: {
        ...{ margin: 0, marginInline: '8px -4px' },
        variants: [{ props: { size: 'small' as const }, style: { marginInlineEnd: '-2px' } }],
      },
    },
  },
};
