import { Box, Typography } from '@mui/material';
import { formatNumber } from '../../../web-kit/format.ts';

/** Counts with their labels. */
export function Counts({ counts }: { counts: Record<string, number> }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, mb: 1 }}>
      {Object.entries(counts).map(([name, count]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
            {formatNumber(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
