import { Box, type SxProps } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';

type EditFormProps = { onSubmit: (event: FormEvent<HTMLElement>) => void; sx?: SxProps; children: ReactNode };

/** A form whose buttons stand elsewhere on the page. Enter submits it. */
export function EditForm({ onSubmit, sx = {}, children }: EditFormProps) {
  return (
    <Box
      component="form"
      noValidate
      sx={sx}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {children}
      <input type="submit" hidden />
    </Box>
  );
}
