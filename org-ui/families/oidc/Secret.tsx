import ContentCopy from '@mui/icons-material/ContentCopy';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field } from '../../../web-kit/form/fields.ts';
import { shortDateTime } from '../../../web-kit/format.ts';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { copy } from '../../parts/copy/copy.ts';
import type { OidcApplication } from './oidc.ts';
import { oidcTexts as t } from './texts.ts';

const masked = '•'.repeat(24);
const reveals = sends('POST /clientSecret/:appId', (appId: string) => ({ appId }));
const reveal = async (appId: string) => (await reveals(appId)).secret;
const replaces = sends('POST /rotateClientSecret/:appId', (appId: string, keepHours: number) => ({
  appId,
  keepHours,
}));

type SecretProps = Pick<OidcApplication, 'appId' | 'secretKeptUntil'>;

/** The client secret: masked until it is shown. Each time it is read, that goes on record. */
export function Secret({ appId, secretKeptUntil }: SecretProps) {
  const [replacing, setReplacing] = useState(false);
  const [shown, setShown] = useState<string>();
  const show = likewise(reveals, async () => setShown(await reveal(appId)));
  const copyIt = likewise(reveals, async () => copy(await reveal(appId)));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.clientSecret}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {shown ?? masked}
        </Box>
        <CommandButton
          iconOnly
          size="small"
          label={shown ? t.hide : t.show}
          icon={shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
          run={shown ? async () => setShown(undefined) : show}
        />
        <CommandButton
          iconOnly
          size="small"
          label={t.copySecret}
          icon={<ContentCopy fontSize="small" />}
          run={shown ? async () => copy(shown) : copyIt}
        />
        <OpenButton to={replaces} size="small" onClick={() => setReplacing(true)}>
          {t.rotate}
        </OpenButton>
      </Box>
      {secretKeptUntil && serverNow() < Date.parse(secretKeptUntil) && (
        <Kept appId={appId} until={secretKeptUntil} />
      )}
      {replacing && <Replacing appId={appId} onSecret={setShown} onClose={() => setReplacing(false)} />}
    </Box>
  );
}

type ReplacingProps = { appId: string; onSecret: (secret: string) => void; onClose: () => void };
const keeps: readonly Field<'keepHours'>[] = [
  {
    key: 'keepHours',
    label: t.keep,
    choices: Object.entries(t.keeps).map(([value, label]) => ({ value, label })),
  },
];
/** Asks how long the present secret goes on beside the new one. */
function Replacing({ appId, onSecret, onClose }: ReplacingProps) {
  const replace = async ({ keepHours }: { keepHours: string }) => {
    const { secret } = await replaces(appId, Number(keepHours));
    onSecret(secret);
  };
  return (
    <FormDialog
      about={`secret ${appId}`}
      title={t.clientSecret}
      text={t.rotateAsks}
      fields={keeps}
      initial={{ keepHours: '0' }}
      run={replace}
      submit={t.rotate}
      done={t.rotated}
      onClose={onClose}
    />
  );
}

/** The secret before the present one, while it still works. */
function Kept({ appId, until }: { appId: string; until: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.kept(shortDateTime(until))}
      </Typography>
      <CommandButton
        label={t.endKept}
        run={sends('DELETE /keptClientSecret/:appId', () => ({ appId }))}
        done={t.endedKept}
        confirm={{ title: t.clientSecret, text: t.endKeptAsks, yes: t.endKept }}
        size="small"
      />
    </Box>
  );
}
