import { Alert, Button } from '@mui/material';
import { texts } from './texts.ts';

/** Tells that the form was filled with unsaved input from before, and offers to discard it. */
export function Restored({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, maxWidth: 720 }}
      action={
        <Button color="inherit" onClick={onDiscard}>
          {texts.restored.discard}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
