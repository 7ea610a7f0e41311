import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A section of a page on its own card, with its buttons. */
export function Section({
  title,
  buttons,
  children,
}: {
  title: string;
  buttons?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {buttons && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{buttons}</Box>}
      </Box>
      {children}
    </Paper>
  );
}
