import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { texts } from './texts.ts';
import { type Confirm, useVerb, type Verb } from './verb.ts';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  confirm: Confirm;
  verb: Verb;
  danger?: boolean;
};

/**
 * Asks before a verb runs, and stays open while it runs. It closes after an error, too: nothing in it can be corrected, and
 * where the error leads on is outside of it, where an open dialog lets nobody go.
 */
export function ConfirmDialog({ open, onClose, confirm, verb, danger = false }: ConfirmDialogProps) {
  const title = useId();
  const text = useId();
  const closing = (each: Verb): Verb => ({
    ...each,
    onDone: () => {
      onClose();
      each.onDone?.();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{confirm.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text} component="div">
          {confirm.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} autoFocus>
          {confirm.no ?? texts.cancel}
        </Button>
        {confirm.instead && <VerbButton verb={closing(confirm.instead)} onFailed={onClose} color="warning" />}
        <VerbButton
          verb={{ ...closing(verb), label: confirm.yes ?? verb.label }}
          onFailed={onClose}
          color={danger ? 'error' : 'primary'}
          variant="contained"
        />
      </DialogActions>
    </Dialog>
  );
}

type VerbButtonProps = {
  verb: Verb;
  onFailed: () => void;
  color: 'primary' | 'error' | 'warning';
  variant?: 'contained';
};

function VerbButton({ verb, onFailed, color, variant }: VerbButtonProps) {
  const { mutate, isPending } = useVerb(verb);
  const run = () => mutate(undefined, { onError: onFailed });
  return (
    <Button color={color} loading={isPending} onClick={run} {...(variant ? { variant } : {})}>
      {verb.label}
    </Button>
  );
}
