import { Link as Look } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link within the console. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Look component={Link} to={to}>
      {children}
    </Look>
  );
}
