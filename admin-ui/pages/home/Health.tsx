import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Staff } from '../../data/dataProvider.ts';
import { texts } from './texts.ts';

/** A reaction counts as late after this many seconds. */
const late = 30;

/** Whether read models and reactions follow the log. The page of the event history tells more. */
export function Health() {
  const provider = useDataProvider<Staff>();
  const about = { retry: false, refetchInterval: 10_000 } as const;
  const reactions = useQuery({ ...about, queryKey: ['streams', 'reactions'], queryFn: provider.reactions });
  const parked = useQuery({ ...about, queryKey: ['streams', 'parked'], queryFn: provider.parked });
  if (!reactions.data || !parked.data) return null;
  const { since, reactions: told } = reactions.data.data;
  const rows = Array.isArray(parked.data.data) ? parked.data.data.length : 0;
  const lines = [
    ...(rows ? [texts.parked(rows)] : []),
    ...(since ? [] : [texts.none]),
    ...told.flatMap(({ name, seconds, failed }) => [
      ...(seconds >= late ? [texts.behind(name, seconds)] : []),
      ...(failed ? [texts.failedReaction(name, failed)] : []),
    ]),
  ];
  if (!lines.length) return <Typography color="textSecondary">{texts.well}</Typography>;
  return (
    <Stack spacing={1}>
      {lines.map((line) => (
        <Alert key={line} severity="warning">
          {line}
        </Alert>
      ))}
    </Stack>
  );
}
