import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

type TitledDialogProps = {
  title: string;
  /** Explains the dialog, above what is in it. */
  text?: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  buttons: ReactNode;
  onClose: () => void;
  children?: ReactNode;
};
/** A dialog that is open as long as it is shown, named by its title. */
export function TitledDialog({ title, text, size = 'xs', buttons, onClose, children }: TitledDialogProps) {
  const [heading, about] = [useId(), useId()];
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={size}
      aria-labelledby={heading}
      {...(text && { 'aria-describedby': about })}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        {text && (
          <DialogContentText id={about} sx={{ mb: children ? 2 : 0, overflowWrap: 'anywhere' }}>
            {text}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </Dialog>
  );
}
