import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FamilyName } from '../../../domain/families/families.ts';
import { read } from '../../../web-kit/read.ts';
import { Doughnut, Logins } from '../../parts/charts/charts.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import type { UserDetails } from '../../things/users/family.ts';
import { texts } from './texts.ts';

const t = texts.report;
type ReportProps = { user: UserDetails; family: FamilyName };

/** The sign-ins of a user: by platform and browser of the last twelve months, by day of the last thirty days. */
export function Report({ user, family }: ReportProps) {
  const { data, error, refetch } = useQuery(
    read('GET /getLoginCountByDate/:userId', { userId: user.userId }),
  );
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const name = encodeURIComponent(user.username || user.userId);
  const audit = (
    <Button component={Link} to={`/user-audit/${family}/${user.appId}/${name}`}>
      {t.audit}
    </Button>
  );
  return (
    <Section title={t.title} buttons={audit}>
      {Object.keys(data.platform).length ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 3, mb: 4 }}>
          <Box>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {t.platform}
            </Typography>
            <Doughnut label={t.platform} parts={data.platform} />
          </Box>
          <Box>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {t.browser}
            </Typography>
            <Doughnut label={t.browser} parts={data.browsers} />
          </Box>
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t.none}</Typography>
      )}
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t.logins}
      </Typography>
      <Logins
        label={t.logins}
        counted={Object.entries(data.LoginCount).map(([day, count]) => ({ day, count }))}
      />
    </Section>
  );
}
