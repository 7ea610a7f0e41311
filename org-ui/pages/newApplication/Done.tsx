import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pageOf } from '../../base/paths.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Field } from '../../parts/copy/Field.tsx';
import { scriptTag } from '../../things/applications/script.ts';
import type { Kind } from './kind.ts';
import { texts } from './texts.ts';

/** Step 3: the new application's client id and script, and a link to it. */
export function Done({ appId, name, type }: { appId: string; name: string; type: Kind }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ maxWidth: 720, '&:focus-visible': { boxShadow: 'none' } }}>
      <Alert severity="success" sx={{ mb: 2 }}>
        {texts.done(name)}
      </Alert>
      <Field label={texts.clientId} copyable={appId}>
        <code>{appId}</code>
      </Field>
      {type === 'OpenId' && (
        <Field label={texts.sso.issuer} copyable={location.origin}>
          <code>{location.origin}</code>
        </Field>
      )}
      {type === 'Web' ? (
        <>
          <Typography sx={{ mt: 2 }}>{texts.doneText}</Typography>
          <CodeBlock what={texts.script} code={scriptTag(appId)} />
        </>
      ) : (
        <Typography sx={{ mt: 2 }}>{type === 'OpenId' ? texts.sso.done : texts.doneMobile}</Typography>
      )}

      <Button
        component={Link}
        to={pageOf(type === 'OpenId' ? 'oidc' : 'general', appId)}
        variant="contained"
        sx={{ mt: 2 }}
      >
        {texts.open}
      </Button>
    </Box>
  );
}
