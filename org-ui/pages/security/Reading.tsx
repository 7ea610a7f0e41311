import { Box, Stack, Typography } from '@mui/material';
import { paragraphs } from '../../base/paragraphs.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { LearnMoreSign } from '../../parts/guides/LearnMore.tsx';
import type { Security } from './security.ts';
import { texts } from './texts.ts';

const t = texts;

/** The security settings, read-only. */
export function Reading({ settings: { phoneSignIn, recoveryWaitHours } }: { settings: Security }) {
  return (
    <Stack spacing={3}>
      <Field label={t.phone} more={<LearnMoreSign about={t.phone} paragraph={paragraphs.phoneSignIn} />}>
        <Explained name={t.choices[phoneSignIn].name} hint={t.choices[phoneSignIn].hint} />
      </Field>
      <Field label={t.wait} more={<LearnMoreSign about={t.wait} paragraph={paragraphs.recoveryWait} />}>
        <Explained name={t.hours(recoveryWaitHours)} hint={t.waitHint} />
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
