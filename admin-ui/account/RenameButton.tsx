import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { limits } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';
import { type Passkey, passkeysKey } from './data.ts';

const t = texts.account.passkeys;

/** Gives a passkey another name. */
export function RenameButton({ passkey }: { passkey: Passkey }) {
  const [name, setName] = useState<string | null>(null);
  const title = useId();
  const close = () => setName(null);
  return (
    <>
      <Button size="small" onClick={() => setName(passkey.name)}>
        {t.rename}
      </Button>
      <Dialog open={name !== null} onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
        <DialogTitle id={title}>{t.rename}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={t.name}
            value={name ?? ''}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.passkeyName } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{texts.cancel}</Button>
          <CommandButton
            variant="contained"
            label={texts.save}
            disabled={!name?.trim()}
            run={() =>
              call('PUT /admin/passkey/:passkeyId', { passkeyId: passkey.id, name: (name ?? '').trim() })
            }
            done={t.renamed}
            invalidates={[passkeysKey]}
            onDone={close}
          />
        </DialogActions>
      </Dialog>
    </>
  );
}
