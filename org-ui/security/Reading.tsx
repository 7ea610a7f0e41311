import { Box, Stack, Typography } from '@mui/material';
import { Field } from '../copy/Field.tsx';
import { texts } from '../texts.ts';
import type { Security } from './security.ts';

const said = texts.security;

/** The security settings, read-only. */
export function Reading({ settings: { phoneSignIn, recoveryWaitHours } }: { settings: Security }) {
  return (
    <Stack spacing={3}>
      <Field label={said.phone}>
        <Explained name={said.choices[phoneSignIn].name} hint={said.choices[phoneSignIn].hint} />
      </Field>
      <Field label={said.wait}>
        <Explained name={said.hours(recoveryWaitHours)} hint={said.waitHint} />
      </Field>
    </Stack>
  );
}

/** A value with a sentence that explains it. */
export function Explained({ name, hint }: { name: string; hint: string }) {
  return (
    <Box>
      <Typography>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {hint}
      </Typography>
    </Box>
  );
}
