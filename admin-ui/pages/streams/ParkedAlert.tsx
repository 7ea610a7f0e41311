import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { modelName } from '../../base/logWords.ts';
import type { Staff } from '../../data/dataProvider.ts';
import { texts } from './texts.ts';

/** Warns when an event could not be folded, so that rows wait for a replay. Otherwise it shows nothing. */
export function ParkedAlert() {
  const provider = useDataProvider<Staff>();
  const { data } = useQuery({ queryKey: ['streams', 'parked'], queryFn: provider.parked, retry: false });
  const parked = data?.data ?? [];
  if (!Array.isArray(parked) || !parked.length) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{texts.parked}</AlertTitle>
      {parked.map(({ model, row, position, error }) => (
        <div key={`${model} ${row}`}>
          {modelName(model)} {row} ({texts.position} {position}): {error}
        </div>
      ))}
    </Alert>
  );
}
