import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { shortDate, shortDateTime } from '../../web-kit/format.ts';
import { StatusChip } from '../application/Status.tsx';
import { DeviceCard } from '../member/DeviceCard.tsx';
import { grid } from '../member/Devices.tsx';
import { Failed } from '../shell/Failed.tsx';
import { Heading } from '../shell/Heading.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { ReportedAlert } from '../usage/Reported.tsx';
import { Counts } from '../users/Counts.tsx';
import { nameOf, userVerbs } from '../users/verbs.ts';
import { RecoverUser } from './RecoverUser.tsx';
import { userDevices, userDevicesQuery, userQuery } from './viewUser.ts';

const said = texts.viewUser;

/** The page of one user: details, devices, and the recovery for a lost device. */
export default function ViewUser() {
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const { data: user, error, refetch } = useQuery(userQuery(userId));
  if (!user) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  const name = nameOf(user);
  return (
    <>
      <Button component={Link} to="/user" size="small" sx={{ mb: 1 }}>
        {said.back}
      </Button>
      <Heading title={name}>
        <RecoverUser userId={userId} name={name} suspended={user.suspended} />
        <CommandButton {...userVerbs.suspension(user)}>
          {user.suspended ? texts.common.activate : texts.common.suspend}
        </CommandButton>
        <CommandButton {...userVerbs.deletion(user)} color="error" onDone={() => navigate('/user')}>
          {texts.common.delete}
        </CommandButton>
      </Heading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {said.facts(user.username ?? '-', shortDate(user.createdAt), shortDateTime(user.lastLogin) || '-')}
        </Typography>
        <StatusChip suspended={user.suspended} />
      </Box>
      <ReportedAlert person={user} />
      <Section title={user.appName}>
        <Counts
          counts={{
            [texts.users.columns.devices]: user.deviceCount,
            [texts.users.columns.logins]: user.loginCount,
          }}
        />
        <Devices userId={userId} />
      </Section>
    </>
  );
}

function Devices({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(userDevicesQuery(userId));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  if (!data.rows.length) return <Typography sx={{ color: 'text.secondary' }}>{said.noDevices}</Typography>;
  return (
    <Box component="ul" sx={grid}>
      {data.rows.map((device) => (
        <DeviceCard key={device.id} device={device} verbs={userDevices} />
      ))}
    </Box>
  );
}
