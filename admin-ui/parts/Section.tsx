import { Box, Card, CardContent, CircularProgress, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../web-kit/toast/toast.tsx';
import { words } from '../base/words.ts';
import { useLogoutOn } from '../data/useLogoutOn.ts';
import { Failed } from './Failed.tsx';

type Props<T> = {
  title: string;
  lead: string;
  query: UseQueryResult<T>;
  /** The action for the section as a whole. */
  action: ReactNode;
  children: (data: T) => ReactNode;
};

/** A section of the account page, with its own loading and error states. */
export function Section<T>({ title, lead, query, action, children }: Props<T>) {
  const { data, error, refetch } = query;
  useLogoutOn(error);
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" variant="h6" sx={{ marginInlineEnd: 'auto' }}>
            {title}
          </Typography>
          {action}
        </Box>
        <Typography color="textSecondary">{lead}</Typography>
        {error && <Failed message={messageOf(error)} onRetry={() => refetch()} />}
        {!data && !error && <CircularProgress size={24} aria-label={words.loading} />}
        {data && children(data)}
      </CardContent>
    </Card>
  );
}
