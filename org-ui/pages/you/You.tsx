import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EverywhereButton, SessionEntries } from '../../../web-kit/account/Sessions.tsx';
import { sessionsLead, sessionsTitle, useSessions } from '../../../web-kit/account/sessions.ts';
import { operatorQuery, signOut, useIds } from '../../base/session.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { AddDevice } from '../../things/members/AddDevice.tsx';
import { Devices } from '../../things/members/Devices.tsx';
import { DevicesAlert } from '../../things/usage/UsageAlert.tsx';
import { detailsOf } from './account.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { texts } from './texts.ts';

/** The signed-in operator's details, devices and sessions. */
export default function You() {
  return (
    <>
      <Heading title={texts.title} />
      <Details />
    </>
  );
}

function Details() {
  const { userId } = useIds();
  const { data, error, refetch } = useQuery({ ...operatorQuery(userId), enabled: userId !== '' });
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <>
      <OwnDetails email={data.email ?? ''} details={detailsOf(data)} />
      <PageLanguage />
      <DevicesAlert used={data.deviceCount} />
      <Devices userId={userId} title={texts.devices.title} buttons={<AddDevice member={data} />} />
      <Sessions />
    </>
  );
}

function Sessions() {
  const { data, error, refetch } = useSessions();
  return (
    <Section title={sessionsTitle} buttons={<EverywhereButton run={() => signOut({ everywhere: true })} />}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{sessionsLead}</Typography>
      {data ? <SessionEntries sessions={data} /> : <Pending error={error} onRetry={refetch} />}
    </Section>
  );
}
