import { Box, Button } from '@mui/material';
import type { ChangeEvent, ReactNode } from 'react';

type FileButtonProps = {
  /** The name for screen readers. */
  label: string;
  /** Types or endings of the files that the browser offers. */
  accept: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  children: ReactNode;
};

/** Chooses a file. The label looks like a button, while the input inside it takes the focus and is read out. */
export function FileButton({ label, accept, onChange, children }: FileButtonProps) {
  return (
    <Button variant="outlined" {...asLabel} sx={focusShown}>
      {children}
      <Box
        component="input"
        type="file"
        accept={accept}
        aria-label={label}
        onChange={onChange}
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      />
    </Button>
  );
}
/** Removes MUI's button role and tab stop from the label, which only looks like a button. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;
const focusShown = { '&:has(:focus-visible)': { boxShadow: 'var(--focus)' } } as const;
