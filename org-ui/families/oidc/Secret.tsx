import ContentCopy from '@mui/icons-material/ContentCopy';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { copy } from '../../parts/copy/copy.ts';
import { oidcTexts as t } from './texts.ts';

const masked = '•'.repeat(24);
const reveal = async (appId: string) => (await call('POST /clientSecret/:appId', { appId })).secret;

/** The client secret: masked until it is shown. Each time it is read, that goes on record. */
export function Secret({ appId }: { appId: string }) {
  const [shown, setShown] = useState<string>();
  const showing = useVerb({ run: async () => setShown(await reveal(appId)) });
  const copying = useVerb({ run: async () => copy(shown ?? (await reveal(appId))) });
  const rotation = {
    label: t.rotate,
    run: async () => setShown((await call('POST /rotateClientSecret/:appId', { appId })).secret),
    done: t.rotated,
    confirm: { title: t.clientSecret, text: t.rotateAsks, yes: t.rotate },
  };
  const toggle = shown ? t.hide : t.show;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.clientSecret}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {shown ?? masked}
        </Box>
        <Tooltip title={toggle}>
          <IconButton
            size="small"
            aria-label={toggle}
            onClick={() => (shown ? setShown(undefined) : showing.mutate())}
          >
            {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
          </IconButton>
        </Tooltip>
        <Tooltip title={t.copySecret}>
          <IconButton size="small" aria-label={t.copySecret} onClick={() => copying.mutate()}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
        <CommandButton {...rotation} size="small" />
      </Box>
    </Box>
  );
}
