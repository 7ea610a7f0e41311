import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { CopyButton } from './CopyButton.tsx';

type FieldProps = {
  label: string;
  copyable?: string;
  /** Stands behind the label, such as the way to a guide. */
  more?: ReactNode;
  children: ReactNode;
};

/** A read-only value with its label. */
export function Field({ label, copyable, more, children }: FieldProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
          {label}
        </Typography>
        {more}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 30 }}>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {typeof children === 'string' ? <Pieces text={children} /> : children}
        </Box>
        {copyable && <CopyButton what={label} text={copyable} />}
      </Box>
    </Box>
  );
}
