import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { CallError } from '../../../web-kit/call.ts';
import { wayAfter } from '../../../web-kit/domain/ways.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { texts } from './texts.ts';
import { WayOn } from './WayOn.tsx';

export type FailedProps = {
  error: unknown;
  onRetry: () => void;
  /** The list that has the thing, if there were one: offered where there is no such thing. */
  list?: { to: string; label: string };
};
/** A failed load, with a button that tries again, or with the way on: to the list of what there is, or by the refusal. */
export function Failed({ error, onRetry, list }: FailedProps) {
  const isMissing = error instanceof CallError && error.status === 404;
  const action =
    isMissing && list ? (
      <Button color="inherit" component={Link} to={list.to}>
        {list.label}
      </Button>
    ) : wayAfter(error) ? (
      <WayOn after={error} />
    ) : (
      <Button color="inherit" onClick={onRetry}>
        {texts.again}
      </Button>
    );
  return (
    <Alert severity="error" action={action} sx={{ my: 2 }}>
      {messageOf(error)}
    </Alert>
  );
}
