import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { words } from '../../base/words.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import type { Licence } from './index.ts';
import { texts } from './texts.ts';

const { page: t } = texts;
type Props = { orgId: string; name: string; licenceKey: string | null; meta: Licence['data']['meta'] };

/** The licence key, which can be copied, replaced, issued and revoked. */
export function KeyCard({ orgId, name, licenceKey, meta }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <Card component="section" aria-label={t.key}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="subtitle1" component="h2">
          {t.key}
        </Typography>
        {editing ? (
          <KeyForm orgId={orgId} old={licenceKey ?? ''} onClose={() => setEditing(false)} />
        ) : (
          <>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              {licenceKey ? (
                <>
                  <Box component="code" sx={{ wordBreak: 'break-all', fontFamily: 'var(--mono)' }}>
                    {licenceKey}
                  </Box>
                  <CopyButton label={texts.copy(t.key)} value={licenceKey} />
                </>
              ) : (
                <Typography color="textSecondary">{meta.revoked ? t.revoked : t.noKey}</Typography>
              )}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => setEditing(true)}>
                {t.edit}
              </Button>
              <Issue orgId={orgId} again={licenceKey !== null} />
              {licenceKey && (
                <CommandButton
                  label={t.revoke}
                  color="error"
                  confirm={{ title: t.revokeTitle, text: t.revokeText(name) }}
                  run={() => call('POST /bblicense/revoke/:orgId', { orgId })}
                  done={t.revokedNow}
                />
              )}
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  );
}

/** Edits the key. It is saved without spaces at its ends. */
function KeyForm({ orgId, old, onClose }: { orgId: string; old: string; onClose: () => void }) {
  const [typed, setTyped] = useState(old);
  const { mutate, isPending } = useVerb({
    run: () => call('POST /bblicense/updateLicenseKey', { orgId, licenseKey: typed.trim() }),
    done: t.updated,
    failed: t.updateFailed,
    onDone: onClose,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && !isPending) mutate();
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        multiline
        fullWidth
        autoFocus
        label={t.key}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'var(--mono)' } } }}
        sx={{ m: 0 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending} disabled={!typed.trim()}>
          {t.update}
        </Button>
        <Button disabled={typed === old} onClick={() => setTyped(old)}>
          {t.reset}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </Box>
    </Box>
  );
}

const dayProblem = (typed: string) =>
  /^[1-9]\d*$/.test(typed) && Number(typed) <= limits.licenceDays
    ? undefined
    : t.wholeDays(limits.licenceDays);

/** Issues the licence, or issues it anew. */
function Issue({ orgId, again }: { orgId: string; again: boolean }) {
  const [asking, setAsking] = useState(false);
  const label = again ? t.reissue : t.issue;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <FormDialog
          about={`licence ${orgId}`}
          title={label}
          text={t.issueText}
          fields={[{ key: 'days', label: t.days, inputMode: 'numeric', rule: dayProblem }]}
          run={({ days }) => call('POST /bblicense/init', { orgId, ...(days && { days: Number(days) }) })}
          submit={label}
          done={t.issuedNow}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
