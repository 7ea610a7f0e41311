import { Box, Button } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { streamsOf } from '../kit/addresses.ts';
import { Facts } from '../kit/Facts.tsx';
import { OrganisationName } from '../kit/OrganisationName.tsx';
import { Time } from '../kit/Time.tsx';
import { type StreamRow, words } from './index.ts';

const { columns } = words;

/** The summary of a stream from the list of streams. Whether the stream exists is known from its events. */
export function StreamHead({ stream }: { stream: string }) {
  const { data: row } = useGetOne<StreamRow>('streams', { id: stream }, { retry: false });
  if (!row) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Facts
        facts={[
          [columns.kind, row.kind],
          [columns.organisation, <OrganisationName key="organisation" id={row.organisationId} />],
          [columns.events, row.events],
          [columns.startedAt, <Time key="started" at={row.startedAt} precise />],
          [columns.lastAt, <Time key="last" at={row.lastAt} precise />],
        ]}
      />
      {row.organisationId && (
        <Button component={Link} to={streamsOf(row.organisationId)} sx={{ mt: 1 }}>
          {words.all}
        </Button>
      )}
    </Box>
  );
}
