import { Alert, Button } from '@mui/material';
import { texts } from '../texts.ts';

/** Says that a form has what was typed before, and offers to begin anew. */
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
