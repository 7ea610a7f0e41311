import { Box } from '@mui/material';

/** Any value as formatted JSON. It also scrolls by keyboard. */
export function Json({ value, label }: { value: unknown; label: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.5,
        overflow: 'auto',
        maxHeight: 480,
        borderRadius: 1,
        bgcolor: 'background.default',
        fontFamily: 'var(--mono)',
        fontSize: '0.8125rem',
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
