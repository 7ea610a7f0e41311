import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Pieces } from '../table/Breaking.tsx';

/** A list of things that a person owns, such as passkeys or sessions. */
export const Entries = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

type EntryProps = { title: ReactNode; details: string; actions: ReactNode };
/** One entry: title and details on the left, actions on the right. */
export function Entry({ title, details, actions }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
        <Typography variant="body2" color="textSecondary">
          <Pieces text={details} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: { xs: -1, sm: 0 } }}>
        {actions}
      </Box>
    </Box>
  );
}
