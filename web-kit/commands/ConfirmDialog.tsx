import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';
import { wayAfter } from '../domain/ways.ts';
import { WayLink } from '../toast/WayLink.tsx';
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
 * Asks before a verb runs, and stays open until it has run. Where an error leads on stands in the dialog, too, since an open
 * dialog lets nobody go to what is outside of it.
 */
export function ConfirmDialog({ open, onClose, confirm, verb, danger = false }: ConfirmDialogProps) {
  const title = useId();
  const text = useId();
  const [error, setError] = useState<unknown>();
  const way = wayAfter(error);
  const close = () => {
    setError(undefined);
    onClose();
  };
  const closing = (each: Verb): Verb => ({
    ...each,
    onDone: () => {
      close();
      each.onDone?.();
    },
  });
  return (
    <Dialog open={open} onClose={close} aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{confirm.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text} component="div">
          {confirm.text}
        </DialogContentText>
        {way && (
          <Box role="alert" sx={{ mt: 2, fontWeight: 600, '& a': { color: 'primary.main' } }}>
            <WayLink way={way} onFollowed={close} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close} autoFocus>
          {confirm.no ?? texts.cancel}
        </Button>
        {confirm.instead && (
          <VerbButton verb={closing(confirm.instead)} onFailed={setError} color="warning" />
        )}
        <VerbButton
          verb={{ ...closing(verb), label: confirm.yes ?? verb.label }}
          onFailed={setError}
          color={danger ? 'error' : 'primary'}
          variant="contained"
        />
      </DialogActions>
    </Dialog>
  );
}

type VerbButtonProps = {
  verb: Verb;
  onFailed: (error: unknown) => void;
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
