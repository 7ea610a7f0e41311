import { Box, Button } from '@mui/material';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { words } from '../../base/words.ts';

export type SaveButtonsProps = {
  discard: () => void;
  save: () => void;
  /** The label of the button that saves, if that does more. */
  saves?: string | undefined;
  busy: boolean;
  /** Why nothing can be saved, where the role does not include it. */
  barred: string | undefined;
};
/** The Discard and Save buttons of a form that is edited in place. */
export function SaveButtons({ discard, save, saves = words.save, busy, barred }: SaveButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={discard} disabled={busy}>
        {words.discard}
      </Button>
      <BarrableButton variant="contained" onClick={save} loading={busy} barred={barred}>
        {saves}
      </BarrableButton>
    </Box>
  );
}
