import { Box } from '@mui/material';
import { CopyButton } from './CopyButton.tsx';

/** Code to paste into a file, with a copy button. Long lines scroll. */
export function CodeBlock({ what, code }: { what: string; code: string }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-start', bgcolor: 'var(--card-sunk)', borderRadius: 1, my: 1 }}
    >
      <Box component="pre" role="region" aria-label={what} tabIndex={0} sx={look}>
        {code}
      </Box>
      <Box sx={{ p: 0.5 }}>
        <CopyButton what={what} text={code} />
      </Box>
    </Box>
  );
}

const look = {
  flexGrow: 1,
  minWidth: 0,
  m: 0,
  p: 1.5,
  overflowX: 'auto',
  fontFamily: 'var(--mono)',
  fontSize: 13,
} as const;
