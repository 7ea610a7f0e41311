import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { Title, useGetList, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { streamsOf } from '../kit/addresses.ts';
import { Facts } from '../kit/Facts.tsx';
import { Status } from '../kit/Status.tsx';
import { Time } from '../kit/Time.tsx';
import { Failed } from '../layout/Failed.tsx';
import { Applications } from '../operators/Applications.tsx';
import type { OperatorRow } from '../operators/index.ts';
import { OperatorActions } from '../operators/OperatorActions.tsx';
import { texts } from '../texts.ts';
import { type OrganisationRow, words } from './index.ts';

const { columns, page: t } = words;
const byAge = { sort: { field: 'createdAt', order: 'ASC' }, pagination: { page: 1, perPage: 100 } } as const;

/** One organisation: its plan and use, its people with what can be done, and its applications. */
export default function OrganisationPage() {
  const { id = '' } = useParams();
  const { data: row, error, refetch } = useGetOne<OrganisationRow>('organisations', { id }, { retry: false });
  if (error) return <Failed message={(error as Error).message} onRetry={() => refetch()} />;
  if (!row) return <CircularProgress aria-label={texts.loading} />;
  return (
    <>
      <Title title={row.name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', my: 1 }}>
        <Button component={Link} to="/organisations">
          {t.back}
        </Button>
        <Button component={Link} to={streamsOf(row.id)}>
          {words.history}
        </Button>
      </Box>
      <Facts
        facts={[
          [texts.status.label, <Status key="status" suspended={row.suspended} />],
          [columns.planId, row.planName ?? row.planId],
          [columns.subdomain, row.subdomain ?? texts.none],
          [columns.country, row.country || texts.none],
          [columns.industry, row.industry],
          [columns.size, row.size],
          [columns.apps, row.applicationCount],
          [columns.team, row.operatorCount],
          [columns.createdAt, <Time key="created" at={row.createdAt} />],
        ]}
      />
      <People organisationId={row.id} />
      <Box sx={{ mt: 4 }}>
        <Applications organisationId={row.id} heading={t.applications} />
      </Box>
    </>
  );
}

/** The team. The actions on a member include the plan and the suspension of the whole organisation. */
function People({ organisationId }: { organisationId: string }) {
  const { data, error, refetch } = useGetList<OperatorRow>('operators', {
    ...byAge,
    filter: { organisationId },
  });
  return (
    <Box component="section" aria-label={t.people} sx={{ mt: 4 }}>
      <Typography variant="subtitle1" component="h2">
        {t.people}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {t.peopleHint}
      </Typography>
      {error && <Failed message={error.message} onRetry={() => refetch()} />}
      {!data && !error && <CircularProgress size={24} aria-label={texts.loading} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((person) => (
          <Box
            component="li"
            key={person.id}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
              ...{ py: 1, borderBottom: '1px solid var(--line)' },
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {person.name} <Typography color="textSecondary">{person.username}</Typography>
            </Box>
            <Facts facts={[[t.lastLogin, <Time key="last" at={person.lastLogin} />]]} />
            <Status suspended={person.suspended} />
            <OperatorActions row={person} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
