import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Card, CardContent, Chip, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatNumber } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { logWords } from '../../base/logWords.ts';
import { stages, words } from '../../base/words.ts';
import { useLogoutOn } from '../../data/useLogoutOn.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import type { Licence } from './index.ts';
import { KeyCard } from './KeyCard.tsx';
import { dayOf, totalOf } from './shown.ts';
import { texts } from './texts.ts';

const { page: t } = texts;

/** The licence of one organisation: its key, what it grants, and how much of that is used. */
export default function LicencePage() {
  const { orgId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...read('GET /bblicense/getLicenseData/:orgId', { orgId }),
    retry: false,
  });
  useLogoutOn(error);
  const again = <Button onClick={() => refetch()}>{words.retry}</Button>;
  return (
    <>
      <Title title={data ? data.data.client.name : texts.tab} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', my: 1 }}>
        <Button component={Link} to="/operators" startIcon={<ArrowBack />}>
          {t.back}
        </Button>
        {data && (
          <Button component={Link} to={`/organisations/${orgId}/show`}>
            {t.organisation}
          </Button>
        )}
      </Box>
      {error && !data && (
        <Alert severity="error" action={again}>
          {t.loadFailed}
        </Alert>
      )}
      {!data && !error && <CircularProgress aria-label={words.loading} />}
      {data && <Shown orgId={orgId} licence={data} />}
    </>
  );
}

function Shown({ orgId, licence }: { orgId: string; licence: Licence }) {
  const { data, usedFeatures } = licence;
  const { meta, client, include } = data;
  const { name, description, price, durationDays } = include.package;
  const email = client.emailId;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <KeyCard orgId={orgId} name={client.name} licenceKey={data.currentLicense.licenseKey} meta={meta} />
      <Card>
        <CardContent>
          <Facts
            facts={[
              [t.status, <Stage key="stage" meta={meta} />],
              [t.issued, dayOf(meta.issueDate) ?? words.none],
              [t.expires, dayOf(meta.expiryDate) ?? t.never],
              [
                t.email,
                <span key="email">
                  {email ?? words.none}
                  {email && <CopyButton label={texts.copy(t.email)} value={email} />}
                </span>,
              ],
              [t.package, name],
              [t.description, description],
              [t.price, formatNumber(price)],
              [t.duration, durationDays],
            ]}
          />
        </CardContent>
      </Card>
      <Features features={usedFeatures} />
    </Box>
  );
}

const colours = { trial: 'info', active: 'success', ended: 'warning', closed: 'error' } as const;
function Stage({ meta: { stage, daysLeft } }: { meta: Licence['data']['meta'] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Chip size="small" variant="outlined" color={colours[stage]} label={stages[stage]} />
      {daysLeft !== null && t.daysLeft(daysLeft)}
    </Box>
  );
}

/** A card for each feature: what is granted, and how much of it is used. */
function Features({ features }: { features: Licence['usedFeatures'] }) {
  return (
    <Box component="section" aria-label={t.features}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {t.features}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
        }}
      >
        {features.map(({ name, type, total, used }) => (
          <Card key={name} variant="outlined" component="article" aria-label={logWords.feature(name)}>
            <CardContent sx={{ '&:last-child': { pb: 2 } }}>
              <Typography variant="body2" color="textSecondary">
                {logWords.feature(name)}
              </Typography>
              <Typography variant="h6" component="p">
                {type === 'number' ? t.usedOf(formatNumber(used), totalOf(total)) : totalOf(total)}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
