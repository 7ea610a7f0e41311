import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pageOf } from '../../base/paths.ts';
import type { KindOfFamily } from '../../families/families.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { texts } from './texts.ts';

type DoneProps = { appId: string; name: string; kind: KindOfFamily };
/** Step 3: the new application's client id, what its kind says, and a link to it. */
export function Done({ appId, name, kind: { family, Done } }: DoneProps) {
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
      {Done && <Done appId={appId} />}
      <Button component={Link} to={pageOf(family.name, appId)} variant="contained" sx={{ mt: 2 }}>
        {texts.open}
      </Button>
    </Box>
  );
}
