import { Alert, Button } from '@mui/material';
import { texts } from './texts.ts';

type RestoredProps = { text?: string; discard?: string; onDiscard: () => void };
/** Tells that the form was filled with unsaved input from before, and offers to discard it. */
export function Restored({ text = texts.typed, discard = texts.discard, onDiscard }: RestoredProps) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, maxWidth: 720 }}
      action={
        <Button color="inherit" onClick={onDiscard}>
          {discard}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
