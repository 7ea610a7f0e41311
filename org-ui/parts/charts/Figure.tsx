import { Box } from '@mui/material';
import type { ReactNode } from 'react';

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
