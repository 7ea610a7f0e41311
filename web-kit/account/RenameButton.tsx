import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { CommandButton } from '../CommandButton.tsx';
import type { Verb } from '../verb.ts';
import { texts } from './texts.ts';

const t = texts.renaming;
type RenameButtonProps = Pick<Verb, 'done' | 'invalidates'> & {
  name: string;
  maxLength: number;
  rename: (name: string) => Promise<unknown>;
};

/** Gives a passkey or device another name. */
export function RenameButton({ name: before, maxLength, rename, done, invalidates }: RenameButtonProps) {
  const [name, setName] = useState<string | null>(null);
  const title = useId();
  const close = () => setName(null);
  return (
    <>
      <Button size="small" onClick={() => setName(before)}>
        {t.rename}
      </Button>
      <Dialog open={name !== null} onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
        <DialogTitle id={title}>{t.rename}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t.name}
            value={name ?? ''}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t.cancel}</Button>
          <CommandButton
            variant="contained"
            label={t.save}
            disabled={!name?.trim()}
            run={() => rename((name ?? '').trim())}
            done={done}
            invalidates={invalidates}
            onDone={close}
          />
        </DialogActions>
      </Dialog>
    </>
  );
}
