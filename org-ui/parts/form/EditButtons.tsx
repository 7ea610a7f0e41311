import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { words } from '../../base/words.ts';

type SaveButtonsProps = {
  discard: () => void;
  save: () => void;
  /** The label of the button that saves, if that does more. */
  saves?: string;
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

type EditButtonsProps = SaveButtonsProps & {
  editing: boolean;
  edit: () => void;
  /** Further buttons, beside Edit. */
  children?: ReactNode;
};
/** Edit; while editing, Discard and Save. */
export function EditButtons({ editing, edit, children, ...saving }: EditButtonsProps) {
  if (editing) return <SaveButtons {...saving} />;
  return (
    <>
      <BarrableButton startIcon={<EditOutlined />} onClick={edit} barred={saving.barred}>
        {words.edit}
      </BarrableButton>
      {children}
    </>
  );
}
