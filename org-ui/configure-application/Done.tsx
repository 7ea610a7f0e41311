import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pageOf } from '../application/pages.ts';
import { scriptTag } from '../application/script.ts';
import { CodeBlock } from '../copy/CodeBlock.tsx';
import { Field } from '../copy/Field.tsx';
import { oidcTexts } from '../oidc/texts.ts';
import { texts } from '../texts.ts';
import type { Kind } from './kind.ts';

const { wizard, view } = texts;

/** Step 3: the new application's client id and script, and a link to it. */
export function Done({ appId, name, type }: { appId: string; name: string; type: Kind }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ maxWidth: 720, '&:focus-visible': { boxShadow: 'none' } }}>
      <Alert severity="success" sx={{ mb: 2 }}>
        {wizard.done(name)}
      </Alert>
      <Field label={view.clientId} copyable={appId}>
        <code>{appId}</code>
      </Field>
      {type === 'OpenId' && (
        <Field label={oidcTexts.issuer} copyable={location.origin}>
          <code>{location.origin}</code>
        </Field>
      )}
      {type === 'Web' ? (
        <>
          <Typography sx={{ mt: 2 }}>{wizard.doneText}</Typography>
          <CodeBlock what={view.script} code={scriptTag(appId)} />
        </>
      ) : (
        <Typography sx={{ mt: 2 }}>{type === 'OpenId' ? oidcTexts.done : wizard.doneMobile}</Typography>
      )}

      <Button
        component={Link}
        to={pageOf(type === 'OpenId' ? 'oidc' : 'general', appId)}
        variant="contained"
        sx={{ mt: 2 }}
      >
        {wizard.open}
      </Button>
    </Box>
  );
}
