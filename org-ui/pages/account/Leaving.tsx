import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { left } from '../../base/left.ts';
import { useIds } from '../../base/session.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.leaving;

const suspends = sends('PUT /suspendAccount', (asked: { uniqueId: string; requestorId: string }) => asked);
const removes = sends(
  'DELETE /deleteAccount/:uniqueId/:userId/:mode',
  (asked: { uniqueId: string; userId: string; mode: string }) => asked,
);
/** The buttons that take the organisation out of use. What the answers say stays on the screen when the session ends. */
export function Leaving({ suspended }: { suspended: boolean }) {
  const { uniqueId, userId } = useIds();
  const [backup, setBackup] = useState(false);
  const suspend = likewise(suspends, async () => {
    const { message = '' } = await suspends({ uniqueId, requestorId: userId });
    left.set({ how: 'suspended', message, passphrase: null });
  });
  const remove = likewise(removes, async () => {
    const mode = backup ? 'DELETE_BACKUP' : 'DELETE';
    const { message, passphrase } = await removes({ uniqueId, userId, mode });
    left.set({ how: backup ? 'backup' : 'deleted', message, passphrase });
  });
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
                <span>{t.removeMore}</span>
                {backupBox}
              </Stack>
            ),
          }}
        />
      </Stack>
    </Section>
  );
}
