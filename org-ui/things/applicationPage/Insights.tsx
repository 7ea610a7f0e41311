import { Box, Button, Typography } from '@mui/material';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Calls } from '../../../api/calls.ts';
import type { PathOf, ReplyOf } from '../../../api/client.ts';
import { read } from '../../../web-kit/read.ts';
import { Bars, Doughnut, Logins } from '../../parts/charts/charts.tsx';
import { Counts } from '../../parts/page/Counts.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const { insights } = texts;

type Report = ReplyOf<Calls, 'GET /getAllUsersReportByAppId/:appId'>;
type OfApplication = PathOf<Calls> & `GET ${string}/:appId`;
/** The calls that answer such a report. */
type ReportPath = { [P in OfApplication]: ReplyOf<Calls, P> extends Report ? P : never }[OfApplication];
type InsightTexts = {
  /** The heading of the counts of users. */
  users: string;
  total: string;
  active: string;
  suspended: string;
  platform: string;
  empty: string;
};
/** How a family of applications shows the use of one application. */
export type InsightsOf = {
  report: (appId: string) => { queryKey: QueryKey; queryFn: () => Promise<Report> };
  words: InsightTexts;
  /** Whether the counts of users are drawn as bars too. */
  bars: boolean;
};
/** The insights of a family whose reports this call answers. */
export const insightsOf = (path: ReportPath, words: InsightTexts, bars = true): InsightsOf => ({
  report: (appId) => read(path, { appId }) as unknown as ReturnType<InsightsOf['report']>,
  words,
  bars,
});

/** The use of an application of any family: its users, their sign-ins and their platforms. */
export function Insights({ appId, of: { report, words, bars } }: { appId: string; of: InsightsOf }) {
  const { data, error, refetch } = useQuery(report(appId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const { totalUsers, ActiveUsers } = data.user;
  if (!totalUsers)
    return <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>{words.empty}</Box>;
  const counts = {
    [words.total]: totalUsers,
    [words.active]: ActiveUsers,
    [words.suspended]: totalUsers - ActiveUsers,
  };
  return (
    <>
      <Section
        title={words.users}
        buttons={
          <Button component={Link} to="/reports">
            {insights.reports}
          </Button>
        }
      >
        <Counts counts={counts} />
        {bars && <Bars label={words.users} counts={counts} />}
      </Section>
      <Section title={insights.signIns}>
        <Logins label={insights.signIns} counted={data.signIns} />
      </Section>
      <Section title={words.platform}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {insights.byDevices}
        </Typography>
        <Doughnut label={words.platform} parts={data.device} />
      </Section>
    </>
  );
}
