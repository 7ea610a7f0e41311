import { Alert, AlertTitle, Button } from '@mui/material';
import { texts } from '../texts.ts';

type Props = { message?: string | undefined; onRetry: () => void };

/** Reports a failed load with its reason, and offers to try again. */
export function Failed({ message, onRetry }: Props) {
  const again = (
    <Button color="inherit" onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={{ m: 2 }}>
      <AlertTitle>{texts.loadFailed}</AlertTitle>
      {message || texts.wrong}
    </Alert>
  );
}
