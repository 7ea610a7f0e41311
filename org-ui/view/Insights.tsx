import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../web-kit/read.ts';
import type { Application } from '../application/application.ts';
import { Doughnut } from '../charts/Doughnut.tsx';
import { Logins } from '../charts/Logins.tsx';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { Counts } from '../users/Counts.tsx';

const { insights: said, view } = texts;

/** The use of an application: its users, their sign-ins and their platforms. */
export function Insights({ app: { appId } }: { app: Application }) {
  const { data, error, refetch } = useQuery(read('GET /getAllUsersReportByAppId/:appId', { appId }));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  const { totalUsers, ActiveUsers } = data.user;
  if (!totalUsers)
    return <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>{said.empty}</Box>;
  return (
    <>
      <Section title={view.tabs.insights}>
        <Counts
          counts={{
            [said.total]: totalUsers,
            [said.active]: ActiveUsers,
            [said.suspended]: totalUsers - ActiveUsers,
          }}
        />
      </Section>
      <Section title={said.signIns}>
        <Logins label={said.signIns} counted={data.signIns} />
      </Section>
      <Section title={said.platform}>
        <Doughnut label={said.platform} parts={data.device} />
      </Section>
    </>
  );
}
