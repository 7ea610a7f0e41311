import { Stack, Typography } from '@mui/material';
import { LinkButton } from './LinkButton.tsx';

type EmptyProps = {
  text: string;
  hint?: string;
  /** The suggested next step. */
  next?: { label: string; to: string };
};

/** An empty state, with a link to the next step. */
export function Empty({ text, hint, next }: EmptyProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', py: 2, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {next && (
        <LinkButton to={next.to} variant="outlined">
          {next.label}
        </LinkButton>
      )}
    </Stack>
  );
}
