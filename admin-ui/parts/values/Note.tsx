import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What stands below a value, in small letters. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" component="div" color="textSecondary">
    {children}
  </Typography>
);
