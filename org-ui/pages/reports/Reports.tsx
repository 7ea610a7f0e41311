import { Box, TableCell, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countryShown } from '../../../web-kit/data/countries.ts';
import { formatNumber } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { groups } from '../../families/families.ts';
import { Bars, Doughnut, Logins } from '../../parts/charts/charts.tsx';
import { Counts } from '../../parts/page/Counts.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { ChooseButton } from '../../things/chooseApplication/ChooseButton.tsx';
import { type Chosen, type Report as Reported, readReport } from './reports.ts';
import { texts } from './texts.ts';

/** Insights into the use of the applications, a tab for each kind of them. */
export default function Reports() {
  return (
    <>
      <Heading title={texts.title} />
      <TabbedParts
        label={texts.title}
        parts={groups.map(({ tabs: { reports: tab }, families }) => ({
          ...tab,
          content: () => <Applications key={tab.name} name={tab.name} families={families} />,
        }))}
      />
    </>
  );
}

const NoApplications = () => (
  <Box role="status" sx={{ py: 4 }}>
    <Empty text={texts.noApps} next={{ label: words.addApplication, to: '/configure-application' }} />
  </Box>
);

type ApplicationsProps = { name: string; families: readonly Family[] };
/** The choice of an application, and the report of the chosen one; at first that with the most users. */
function Applications({ name, families }: ApplicationsProps) {
  const { uniqueId } = useIds();
  const [chosen, choose] = useState<Chosen>();
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', name, uniqueId, chosen?.appId ?? ''],
    queryFn: () => readReport(families, uniqueId, chosen),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} />;
  if (data === null) return <NoApplications />;
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <ChooseButton
          chosen={data.appId}
          name={data.name}
          among={families}
          choose={(next) => next && choose(next)}
        />
      </Box>
      {data.user.totalUsers ? (
        <Report key={data.appId} report={data} />
      ) : (
        <Box role="status" sx={{ py: 4 }}>
          <Empty text={texts.noUsers} next={{ label: texts.addUser, to: data.userList }} />
        </Box>
      )}
    </>
  );
}

function Report({ report: { appId, user, device, countries } }: { report: Reported }) {
  const counts = {
    [texts.counts.total]: user.totalUsers,
    [texts.counts.active]: user.ActiveUsers,
    [texts.counts.suspended]: user.suspendedUsers,
  };
  return (
    <>
      <Section title={texts.device}>
        <Doughnut label={texts.devices} parts={device} />
      </Section>
      <Section title={texts.users}>
        <Counts counts={counts} />
        <Bars label={texts.users} counts={counts} />
      </Section>
      <Section title={texts.audience.title}>
        <Audience countries={countries} />
      </Section>
      <Section title={texts.signIns}>
        <SignIns appId={appId} />
      </Section>
    </>
  );
}

/** What the call says of visits of no known country. */
const unknown = 'Unknown';
/** The visits by country, those with the most first. */
function Audience({ countries }: { countries: Record<string, number> }) {
  const { title, country, visits, none } = texts.audience;
  const rows = Object.entries(countries).sort(
    ([a, many], [b, few]) => few - many || a.localeCompare(b, 'en'),
  );
  if (!rows.length) return <Typography>{none}</Typography>;
  return (
    <PlainTable label={title} heads={[country, visits]} numbers={1} look={{ maxWidth: 480 }}>
      {rows.map(([name, count]) => (
        <TableRow key={name}>
          <TableCell>{name === unknown ? texts.audience.unknown : countryShown(name)}</TableCell>
          <TableCell align="right">{formatNumber(count)}</TableCell>
        </TableRow>
      ))}
    </PlainTable>
  );
}

function SignIns({ appId }: { appId: string }) {
  const { data, error, refetch } = useQuery(read('GET /getAllUsersReportByAppId/:appId', { appId }));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return <Logins label={texts.signIns} counted={data.signIns} />;
}
