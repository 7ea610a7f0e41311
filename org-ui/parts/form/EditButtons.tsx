import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../../base/words.ts';

type SaveButtonsProps = { discard: () => void; save: () => void; busy: boolean };
/** The Discard and Save buttons of a form that is edited in place. */
export function SaveButtons({ discard, save, busy }: SaveButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={discard} disabled={busy}>
        {words.discard}
      </Button>
      <Button variant="contained" onClick={save} loading={busy}>
        {words.save}
      </Button>
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
      <Button startIcon={<EditOutlined />} onClick={edit}>
        {words.edit}
      </Button>
      {children}
    </>
  );
}
