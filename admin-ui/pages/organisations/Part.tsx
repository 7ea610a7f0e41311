import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title: string; hint?: string; action?: ReactNode; children: ReactNode };

/** A section of an organisation's page. */
export function Part({ title, hint, action, children }: Props) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
          <Typography variant="subtitle1" component="h2" sx={{ marginInlineEnd: 'auto' }}>
            {title}
          </Typography>
          {action}
        </Box>
        {hint && (
          <Typography color="textSecondary" variant="body2">
            {hint}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
