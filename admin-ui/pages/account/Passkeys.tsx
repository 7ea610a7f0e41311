import { Box, Typography } from '@mui/material';
import { Entries, Entry } from '../../../web-kit/account/Entries.tsx';
import { InUse } from '../../../web-kit/account/InUse.tsx';
import { RenameButton } from '../../../web-kit/account/RenameButton.tsx';
import { endsThisSession, useDeviceInUse } from '../../../web-kit/account/sessions.ts';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { limits } from '../../../web-kit/domain/limits.ts';
import { Section } from '../../parts/Section.tsx';
import { addPasskey, labelledTime, type Passkey, passkeyNow, removePasskey, usePasskeys } from './data.ts';
import { texts } from './texts.ts';

const t = texts.passkeys;

/** The signed-in person's passkeys, to add, rename and remove. The last one cannot be removed. */
export function Passkeys() {
  const query = usePasskeys();
  const add = <CommandButton variant="contained" label={t.add} run={addPasskey} done={t.addedDone} />;
  return (
    <Section title={t.title} lead={t.lead} query={query} action={add}>
      {(passkeys) => (
        <Entries>
          {passkeys.map((each) => (
            <Line key={each.id} passkey={each} isLast={passkeys.length === 1} />
          ))}
        </Entries>
      )}
    </Section>
  );
}

function Line({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const isCurrent = useDeviceInUse() === id;
  const { title, text } = t.removal;
  return (
    <Entry
      title={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {isCurrent && <InUse />}
        </Box>
      }
      details={[
        labelledTime(t.added, addedAt),
        labelledTime(t.used, lastUsedAt),
        ...(isLast ? [t.last] : []),
      ].join(' · ')}
      actions={
        <>
          <RenameButton
            about={id}
            name={name}
            maxLength={limits.passkeyName}
            nameNow={async () => (await passkeyNow(id))?.name}
            rename={(next) => call('PUT /admin/passkey/:passkeyId', { passkeyId: id, name: next })}
            done={t.renamed}
          />
          <CommandButton
            label={t.remove}
            color="error"
            size="small"
            disabled={isLast}
            confirm={{ title: title(name), text: isCurrent ? `${text} ${endsThisSession}` : text }}
            run={() => removePasskey(id)}
            done={t.removed}
          />
        </>
      }
    />
  );
}
