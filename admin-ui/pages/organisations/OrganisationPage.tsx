import Delete from '@mui/icons-material/Delete';
import { Box, Button, Card, CardContent, CircularProgress } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
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
import { Billing } from './Billing.tsx';
import type { OrganisationRow } from './index.ts';
import { Leaving } from './Leaving.tsx';
import { Licensed } from './Licensed.tsx';
import { People } from './People.tsx';
import { Recent } from './Recent.tsx';
import { texts } from './texts.ts';

const { columns, page: t, deletion } = texts;

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
