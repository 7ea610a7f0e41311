import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

type EditFormProps = { onSubmit: () => void; sx?: SxProps; children: ReactNode };

/** A form whose buttons stand elsewhere on the page. Enter submits it. */
export function EditForm({ onSubmit, sx = {}, children }: EditFormProps) {
  return (
    <Box
      component="form"
      noValidate
      sx={sx}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <input type="submit" hidden />
    </Box>
  );
}
