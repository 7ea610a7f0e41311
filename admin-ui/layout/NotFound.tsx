import { Button, Card, CardContent, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

/** The page for addresses that match no route. */
export function NotFound() {
  return (
    <Card>
      <Title title={texts.notFound.title} />
      <CardContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{texts.notFound.text}</Typography>
        <Button variant="contained" component={Link} to="/operators">
          {texts.notFound.back}
        </Button>
      </CardContent>
    </Card>
  );
}
