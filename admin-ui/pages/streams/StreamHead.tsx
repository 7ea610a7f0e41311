import { Box, Button } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { streamsOf } from '../../base/addresses.ts';
import { kindName } from '../../base/logWords.ts';
import { words } from '../../base/words.ts';
import { Facts } from '../../parts/Facts.tsx';
import { OrganisationName } from '../../parts/values/OrganisationName.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { StreamRow } from './index.ts';
import { texts } from './texts.ts';

const { columns } = texts;

/** The summary of a stream from the list of streams. Whether the stream exists is known from its events. */
export function StreamHead({ stream }: { stream: string }) {
  const { data: row } = useGetOne<StreamRow>('streams', { id: stream }, { retry: false });
  if (!row) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Facts
        facts={[
          [columns.kind, kindName(row.kind)],
          [words.organisation.label, <OrganisationName key="organisation" id={row.organisationId} />],
          [columns.events, row.events],
          [columns.startedAt, <Time key="started" at={row.startedAt} precise />],
          [columns.lastAt, <Time key="last" at={row.lastAt} precise />],
        ]}
      />
      {row.organisationId && (
        <Button component={Link} to={streamsOf(row.organisationId)} sx={{ mt: 1 }}>
          {texts.all}
        </Button>
      )}
    </Box>
  );
}
