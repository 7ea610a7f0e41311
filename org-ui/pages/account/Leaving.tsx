import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { left } from '../../base/left.ts';
import { useIds } from '../../base/session.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.leaving;

/** The buttons that take the organisation out of use. What the answers say stays on the screen when the session ends. */
export function Leaving({ suspended }: { suspended: boolean }) {
  const { uniqueId, userId } = useIds();
  const [backup, setBackup] = useState(false);
  async function suspend() {
    const { message = '' } = await call('PUT /suspendAccount', { uniqueId, requestorId: userId });
    left.set({ message, passphrase: null });
  }
  async function remove() {
    const mode = backup ? 'DELETE_BACKUP' : 'DELETE';
    const asked = { uniqueId, userId, mode };
    const { message, passphrase } = await call('DELETE /deleteAccount/:uniqueId/:userId/:mode', asked);
    left.set({ message, passphrase });
  }
  const backupBox = (
    <FormControlLabel
      label={t.backup}
      control={<Checkbox checked={backup} onChange={({ target }) => setBackup(target.checked)} />}
    />
  );
  return (
    <Section title={t.title}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t.lead}</Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {!suspended && (
          <CommandButton
            label={t.suspend}
            variant="outlined"
            color="error"
            run={suspend}
            confirm={{ title: t.suspendTitle, text: t.suspendText }}
          />
        )}
        <CommandButton
          label={t.remove}
          variant="contained"
          color="error"
          run={remove}
          confirm={{
            title: t.removeTitle,
            text: (
              <Stack spacing={1.5}>
                <span>{t.removeText}</span>
                <span>{t.removeDays}</span>
                {backupBox}
              </Stack>
            ),
          }}
        />
      </Stack>
    </Section>
  );
}
