import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { product } from '../../base/words.ts';
import { texts } from './texts.ts';

/** The page for addresses that match no route. */
export function NotFound() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', py: 10, textAlign: 'center' }}>
      <title>{`${texts.notFound.title} · ${product}`}</title>
      <Typography variant="h1">{texts.notFound.title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.notFound.text}</Typography>
      <Button component={Link} to="/" variant="contained">
        {texts.notFound.home}
      </Button>
    </Stack>
  );
}
