import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';

type ChooseButtonProps = {
  /** What is chosen. */
  label: string;
  disabled?: boolean;
  /** The dialog that asks for another choice. */
  children: (close: () => void) => ReactNode;
};
/** Says what is chosen, and leads to the choice. There can be very much to choose from, so that one searches for it. */
export function ChooseButton({ label, disabled = false, children }: ChooseButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        endIcon={<ExpandMore />}
        disabled={disabled}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {label}
      </Button>
      {open && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
