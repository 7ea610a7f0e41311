import { Button } from '@mui/material';
import { Link } from 'react-router';
import { wayAfter } from '../../../web-kit/domain/ways.ts';

/** Where a refusal leads on, as the button of an alert; nothing, where it leads nowhere. */
export function WayOn({ after }: { after: unknown }) {
  const way = wayAfter(after);
  if (!way) return null;
  if (way.elsewhere)
    return (
      <Button color="inherit" href={way.to} target="_blank" rel="noreferrer">
        {way.label}
      </Button>
    );
  return (
    <Button color="inherit" component={Link} to={way.to}>
      {way.label}
    </Button>
  );
}
