import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Colours of the parts of a chart, the most frequent part first. */
export const colours = [
  'var(--brand)',
  'var(--accent)',
  'var(--info)',
  'var(--good)',
  'var(--line-strong)',
  'var(--bad)',
];
/** The settings of all charts: they do not move, and their parts take no keyboard focus. */
export const still = { skipAnimation: true, disableKeyboardNavigation: true, hideLegend: true } as const;

type FigureProps = {
  label: string;
  /** In pixels; without it, the chart fills its card. */
  width?: number;
  children: ReactNode;
};
/** A chart as one picture with a name. Its numbers stand beside it as text. */
export function Figure({ label, width, children }: FigureProps) {
  return (
    <Box role="img" aria-label={label} sx={{ width: '100%', ...(width && { maxWidth: width }) }}>
      {children}
    </Box>
  );
}
