import { Alert, Button } from '@mui/material';
import { messageOf } from '../../web-kit/toast/toast.tsx';
import { texts } from '../texts.ts';

/** A failed load, with a button that tries again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const again = (
    <Button color="inherit" onClick={onRetry}>
      {texts.shell.again}
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={{ my: 2 }}>
      {messageOf(error)}
    </Alert>
  );
}
