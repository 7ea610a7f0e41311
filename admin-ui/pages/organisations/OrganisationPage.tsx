import Delete from '@mui/icons-material/Delete';
import { Box, Button, Card, CardContent, Chip, CircularProgress, Typography } from '@mui/material';
import { Title, useGetList, useGetOne } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { countryShown } from '../../../web-kit/data/countries.ts';
import { streamsOf } from '../../base/addresses.ts';
import { industryWords } from '../../base/industryWords.ts';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Status } from '../../parts/values/Status.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { Applications } from '../operators/Applications.tsx';
import type { OperatorRow } from '../operators/index.ts';
import { OperatorActions } from '../operators/OperatorActions.tsx';
import { Billing } from './Billing.tsx';
import type { OrganisationRow } from './index.ts';
import { Leaving } from './Leaving.tsx';
import { Licensed } from './Licensed.tsx';
import { Part } from './Part.tsx';
import { Recent } from './Recent.tsx';
import { texts } from './texts.ts';

const { columns, page: t, deletion } = texts;
const byAge = { sort: { field: 'createdAt', order: 'ASC' }, pagination: { page: 1, perPage: 100 } } as const;

/** One organisation: its plan and use, its people with what can be done, and its applications. */
export default function OrganisationPage() {
  const { id = '' } = useParams();
  const { remove } = useWrite('organisations');
  const navigate = useNavigate();
  const { data: row, error, refetch } = useGetOne<OrganisationRow>('organisations', { id }, { retry: false });
  if (error) return <Failed message={(error as Error).message} onRetry={() => refetch()} />;
  if (!row) return <CircularProgress aria-label={words.loading} />;
  return (
    <>
      <Title title={row.name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', my: 1 }}>
        <Button component={Link} to="/organisations">
          {t.back}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <Button component={Link} to={streamsOf(row.id)}>
            {texts.history}
          </Button>
          <CommandButton
            label={deletion.label}
            icon={<Delete />}
            color="error"
            confirm={{
              title: deletion.label,
              text: deletion.text(row.name, row.operatorCount, row.applicationCount),
              yes: words.delete,
            }}
            run={() => remove(row)}
            done={deletion.done}
            onDone={() => navigate('/organisations')}
          />
        </Box>
      </Box>
      <Facts
        facts={[
          [words.status.label, <Status key="status" suspended={row.suspended} />],
          [columns.planId, row.planName ?? row.planId],
          [columns.subdomain, row.subdomain ?? words.none],
          [columns.country, countryShown(row.country) || words.none],
          [columns.industry, industryWords.shown(row.industry)],
          [columns.size, row.size],
          [columns.apps, row.applicationCount],
          [columns.team, row.operatorCount],
          [columns.createdAt, <Time key="created" at={row.createdAt} />],
        ]}
      />
      <Leaving organisationId={row.id} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Licensed organisationId={row.id} />
        <Billing organisationId={row.id} />
        <People organisationId={row.id} />
        <Card component="section" aria-label={t.applications}>
          <CardContent>
            <Applications organisationId={row.id} heading={t.applications} />
          </CardContent>
        </Card>
        <Recent organisationId={row.id} />
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
    <Part title={t.people} hint={t.peopleHint}>
      {error && <Failed message={error.message} onRetry={() => refetch()} />}
      {!data && !error && <CircularProgress size={24} aria-label={words.loading} />}
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
              {person.isUniversityConnection && (
                <Chip size="small" sx={{ marginInlineEnd: 1 }} label={t.university} />
              )}
              {person.isFollowUpCall && <Chip size="small" color="info" label={t.followUp} />}
            </Box>
            <Facts
              facts={[
                [t.phone, person.phoneNumber || words.none],
                [t.lastLogin, <Time key="last" at={person.lastLogin} />],
              ]}
            />
            <Status suspended={person.suspended} />
            <OperatorActions row={person} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
