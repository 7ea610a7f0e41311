import { Alert, AlertTitle, Button } from '@mui/material';
import { words } from '../base/words.ts';

type Props = { message?: string | undefined; onRetry: () => void };

/** Reports a failed load with its reason, and offers to try again. */
export function Failed({ message, onRetry }: Props) {
  const again = (
    <Button color="inherit" onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={{ m: 2 }}>
      <AlertTitle>{words.loadFailed}</AlertTitle>
      {message || words.wrong}
    </Alert>
  );
}
