import { Box, Button } from '@mui/material';
import { texts } from '../texts.ts';

const { common } = texts;

/** The Discard and Save buttons of a form that is edited in place. */
export function SaveButtons({
  discard,
  save,
  busy,
}: {
  discard: () => void;
  save: () => void;
  busy: boolean;
}) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={discard} disabled={busy}>
        {common.discard}
      </Button>
      <Button variant="contained" onClick={save} loading={busy}>
        {common.save}
      </Button>
    </Box>
  );
}
