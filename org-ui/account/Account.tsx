import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EverywhereButton, SessionEntries } from '../../web-kit/account/Sessions.tsx';
import { useSessions } from '../../web-kit/account/sessions.ts';
import { texts as shared } from '../../web-kit/account/texts.ts';
import { AddDevice } from '../member/AddDevice.tsx';
import { Devices } from '../member/Devices.tsx';
import { operatorQuery, signOut, useIds } from '../session.ts';
import { Failed } from '../shell/Failed.tsx';
import { Heading } from '../shell/Heading.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Section } from '../shell/Section.tsx';
import { TabbedParts } from '../shell/TabbedParts.tsx';
import { DevicesAlert } from '../usage/UsageAlert.tsx';
import { detailsOf } from './account.ts';
import { AccountDetails } from './Organisation.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { texts } from './texts.ts';

/** The signed-in operator's details, devices and sessions, and the organisation's details. */
export default function Account() {
  return (
    <>
      <Heading title={texts.title} />
      <TabbedParts
        label={texts.title}
        parts={[
          { name: 'you', label: texts.tabs.you, content: () => <You /> },
          { name: 'account', label: texts.tabs.organisation, content: () => <AccountDetails /> },
        ]}
      />
    </>
  );
}

function You() {
  const { userId } = useIds();
  const { data, error, refetch } = useQuery({ ...operatorQuery(userId), enabled: userId !== '' });
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return (
    <>
      <OwnDetails email={data.email ?? ''} details={detailsOf(data)} />
      <DevicesAlert used={data.deviceCount} />
      <Devices userId={userId} title={texts.devices.title} buttons={<AddDevice member={data} />} />
      <Sessions />
    </>
  );
}

const { title, lead } = shared.sessions;
function Sessions() {
  const { data, error, refetch } = useSessions();
  return (
    <Section title={title} buttons={<EverywhereButton run={() => signOut({ everywhere: true })} />}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{lead}</Typography>
      {data ? (
        <SessionEntries sessions={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Section>
  );
}
