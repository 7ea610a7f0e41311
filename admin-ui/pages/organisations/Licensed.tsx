import { Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { licencePage } from '../../base/addresses.ts';
import { logWords } from '../../base/logWords.ts';
import { stages, words } from '../../base/words.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const { page: t } = texts;

/** The licence of an organisation, and how much of its limits is used. */
export function Licensed({ organisationId: orgId }: { organisationId: string }) {
  const { data, error, refetch } = useQuery(read('GET /bblicense/getLicenseData/:orgId', { orgId }));
  const counted = data?.usedFeatures.filter(({ type }) => type === 'number') ?? [];
  const action = (
    <Button component={Link} to={licencePage(orgId)}>
      {t.openLicence}
    </Button>
  );
  return (
    <Part title={t.licence} action={action}>
      {error && <Failed message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <CircularProgress size={24} aria-label={words.loading} />}
      {data && (
        <Facts
          facts={[
            [words.status.label, stages[data.data.meta.stage]],
            [t.licenceKey, data.data.currentLicense.licenseKey ? words.yes : words.no],
            [t.issued, <Time key="issued" at={data.data.meta.issueDate} />],
            [t.ends, <Time key="ends" at={data.data.meta.expiryDate} />],
          ]}
        />
      )}
      <Box
        sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}
      >
        {counted.map(({ name, total, used }) => (
          <Used key={name} name={name} total={Number(total)} used={used} />
        ))}
      </Box>
    </Part>
  );
}

function Used({ name, total, used }: { name: string; total: number; used: number }) {
  const share = total > 0 ? Math.min(100, (100 * used) / total) : used > 0 ? 100 : 0;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {logWords.feature(name)}
      </Typography>
      <Typography variant="body2">
        {formatNumber(used)} / {formatNumber(total)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={share}
        color={share >= 90 ? 'warning' : 'primary'}
        aria-label={t.usedOf(logWords.feature(name))}
      />
    </Box>
  );
}
