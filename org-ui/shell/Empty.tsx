import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';

type EmptyProps = {
  text: string;
  hint?: string;
  /** What to do about it. */
  next?: { label: string; to: string };
};

/** Nothing is there yet: says so, and leads to what changes that. */
export function Empty({ text, hint, next }: EmptyProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', py: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {next && (
        <Button component={Link} to={next.to} variant="outlined">
          {next.label}
        </Button>
      )}
    </Stack>
  );
}
