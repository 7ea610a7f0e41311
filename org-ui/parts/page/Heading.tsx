import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { product } from '../../base/words.ts';

/**
 * The heading of a page, with the page's own buttons, which stand together below it where there is no room beside it. It
 * also sets the title of the browser tab.
 */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <title>{`${title} · ${product}`}</title>
      <Typography variant="h1" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>{children}</Box>
      )}
    </Box>
  );
}
