import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../web-kit/read.ts';
import { Bars, Doughnut, Logins } from '../charts/charts.tsx';
import { useIds } from '../session.ts';
import { Empty } from '../shell/Empty.tsx';
import { Failed } from '../shell/Failed.tsx';
import { Heading } from '../shell/Heading.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Section } from '../shell/Section.tsx';
import { TabbedParts } from '../shell/TabbedParts.tsx';
import { texts as common } from '../texts.ts';
import { Counts } from '../users/Counts.tsx';
import { inGroups } from '../viewUser/groups.ts';
import { type Report as Reported, tabs } from './tabs.ts';
import { texts } from './texts.ts';

/** Insights into the use of the applications, a tab for each kind of them. */
export default function Reports() {
  const [first, ...others] = tabs;
  const part = ({ name, label, read }: (typeof tabs)[number]) => ({
    name,
    label,
    content: () => <Applications key={name} name={name} reports={read} />,
  });
  return (
    <>
      <Heading title={texts.title} />
      <TabbedParts label={texts.title} parts={[part(first), ...others.map(part)]} />
    </>
  );
}

const NoApplications = () => (
  <Box role="status" sx={{ py: 4 }}>
    <Empty text={texts.noApps} next={{ label: common.applications.add, to: '/configure-application' }} />
  </Box>
);

type ApplicationsProps = { name: string; reports: (uniqueId: string) => Promise<Reported[]> };
/** The selector of an application, and the report of the chosen one; at first that with the most users. */
function Applications({ name, reports }: ApplicationsProps) {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', name, uniqueId],
    queryFn: () => reports(uniqueId),
  });
  const [chosen, choose] = useState<string>();
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  const shown = data.find(({ appId }) => appId === chosen) ?? data[0];
  if (!shown) return <NoApplications />;
  return (
    <>
      <TextField
        select
        size="small"
        label={texts.selector}
        value={shown.appId}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: { xs: '100%', sm: 320 }, mb: 3 }}
      >
        {data.map(({ appId, name }) => (
          <MenuItem key={appId} value={appId}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {shown.user.totalUsers ? (
        <Report key={shown.appId} report={shown} />
      ) : (
        <Box role="status" sx={{ py: 4 }}>
          <Empty text={texts.noUsers} next={{ label: texts.addUser, to: shown.userList }} />
        </Box>
      )}
    </>
  );
}

function Report({ report: { appId, user, device } }: { report: Reported }) {
  const counts = {
    [texts.counts.total]: user.totalUsers,
    [texts.counts.active]: user.ActiveUsers,
    [texts.counts.suspended]: user.suspendedUsers,
  };
  return (
    <>
      <Section title={texts.device}>
        <Doughnut label={texts.devices} parts={inGroups(device)} />
      </Section>
      <Section title={texts.users}>
        <Counts counts={counts} />
        <Bars label={texts.users} counts={counts} />
      </Section>
      <Section title={texts.signIns}>
        <SignIns appId={appId} />
      </Section>
    </>
  );
}

function SignIns({ appId }: { appId: string }) {
  const { data, error, refetch } = useQuery(read('GET /getAllUsersReportByAppId/:appId', { appId }));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return <Logins label={texts.signIns} counted={data.signIns} />;
}
