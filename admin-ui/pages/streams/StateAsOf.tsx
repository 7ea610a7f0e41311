import { Alert, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { fieldName } from '../../base/fieldWords.ts';
import type { Happened } from '../../base/log.ts';
import { modelName } from '../../base/logWords.ts';
import { words } from '../../base/words.ts';
import type { Staff } from '../../data/dataProvider.ts';
import { Failed } from '../../parts/Failed.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { difference } from './diff.ts';
import { texts } from './texts.ts';

const { asOf } = texts;

/** The row directly after an event. It never changes, so it is requested once. */
function useStateAt(stream: string, position: string | undefined) {
  const provider = useDataProvider<Staff>();
  return useQuery({
    queryKey: ['streams', 'asOf', stream, position],
    queryFn: async () => (await provider.asOf(stream, position!)).data,
    enabled: position !== undefined,
    retry: false,
  });
}

/** The state of a stream's row as of an event, with the changes that the event made to it. */
export function StateAsOf({ event, previous }: { event: Happened; previous: Happened | undefined }) {
  const after = useStateAt(event.stream, event.position);
  const before = useStateAt(event.stream, previous?.position);
  const error = after.error ?? before.error;
  if (error)
    return (
      <Failed
        message={error.message}
        onRetry={() => {
          after.refetch();
          if (previous) before.refetch();
        }}
      />
    );
  if (!after.data || (previous && !before.data)) return <CircularProgress aria-label={words.loading} />;
  if (!after.data.model) return <Alert severity="info">{asOf.noModel}</Alert>;
  const differences = difference(before.data?.row, after.data.row);
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {asOf.heading(event.revision)} ({modelName(after.data.model)})
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {previous ? summary(differences) : asOf.first} {asOf.current}
      </Typography>
      {after.data.row == null && <Alert severity="info">{asOf.noRow}</Alert>}
      {differences.length > 0 && <DifferenceTable differences={differences} />}
    </>
  );
}

function summary(differences: ReturnType<typeof difference>): string {
  const changed = differences.filter(({ change }) => change !== 'same').map(({ field }) => fieldName(field));
  return changed.length ? asOf.changedFields(changed.join(', ')) : asOf.none;
}
