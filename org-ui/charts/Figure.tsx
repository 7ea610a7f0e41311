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

/** A chart as one picture with a name. Its numbers stand beside it as text. */
export function Figure({ label, width, children }: { label: string; width: number; children: ReactNode }) {
  return (
    <Box role="img" aria-label={label} sx={{ width: '100%', maxWidth: width }}>
      {children}
    </Box>
  );
}
