import { Box, CircularProgress, Typography } from '@mui/material';
import { texts } from './texts.ts';

/** A spinner, optionally with a text. */
export function Loading({ text }: { text?: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', gap: 2, minHeight: '40vh' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', gap: 2 }}>
        <CircularProgress aria-label={texts.loading} />
        {text && <Typography>{text}</Typography>}
      </Box>
    </Box>
  );
}
