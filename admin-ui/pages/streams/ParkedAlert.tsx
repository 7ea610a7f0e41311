import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { pair } from '../../../web-kit/format.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { modelName } from '../../base/logWords.ts';
import type { Staff } from '../../data/dataProvider.ts';
import { Failed } from '../../parts/Failed.tsx';
import { texts } from './texts.ts';

/** Warns when an event could not be folded, so that rows wait for a replay, or when that is not known. Otherwise it shows nothing. */
export function ParkedAlert() {
  const provider = useDataProvider<Staff>();
  const asked = { queryKey: ['streams', 'parked'], queryFn: provider.parked };
  const { data, error, refetch } = useQuery({ ...asked, retry: false });
  if (error) return <Failed message={messageOf(error)} onRetry={() => refetch()} />;
  const parked = data?.data ?? [];
  if (!Array.isArray(parked) || !parked.length) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{texts.parked}</AlertTitle>
      {parked.map(({ model, row, position, error }) => (
        <div key={`${model} ${row}`}>
          {pair(`${modelName(model)} ${row} (${texts.position} ${position})`, error)}
        </div>
      ))}
    </Alert>
  );
}
