import { Alert, AlertTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Staff } from '../dataProvider.ts';
import { said } from './index.ts';

/** A reaction counts as late after this many seconds. */
const late = 30;
const { reactions: words } = said;

/** Tells the staff how far the reactions to events are: mails, deletions, ended sessions. */
export function ReactionsAlert() {
  const provider = useDataProvider<Staff>();
  const asked = { queryKey: ['streams', 'reactions'], queryFn: provider.reactions, refetchInterval: 10_000 };
  const { data } = useQuery({ ...asked, retry: false });
  const told = data?.data;
  if (!told) return null;
  if (!told.since) return <Alert severity="warning">{words.none}</Alert>;
  const lines = told.reactions.flatMap(({ name, events, seconds, failed }) => [
    ...(seconds >= late ? [words.late(name, events, seconds)] : []),
    ...(failed ? [words.failed(name, failed)] : []),
  ]);
  if (!lines.length)
    return (
      <Typography variant="body2" color="text.secondary">
        {words.current}
      </Typography>
    );
  return (
    <Alert severity="warning">
      <AlertTitle>{words.behind}</AlertTitle>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
