import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Guide } from '../guide/Guide.tsx';
import { SendRecovery } from '../recovery/SendRecovery.tsx';
import { operatorQuery } from '../session.ts';
import { Failed } from '../shell/Failed.tsx';
import { Heading } from '../shell/Heading.tsx';
import { Loading } from '../shell/Loading.tsx';
import { lists } from '../shell/lists.ts';
import { guideOfTeam, nameOf } from '../team/team.ts';
import { ReportedAlert } from '../usage/Reported.tsx';
import { DevicesAlert } from '../usage/UsageAlert.tsx';
import { AddDevice } from './AddDevice.tsx';
import { Devices } from './Devices.tsx';
import { LastLogin } from './LastLogin.tsx';

/** A member of the team: name, last sign-in and devices. */
export default function Member() {
  const { userId = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...operatorQuery(userId), staleTime: 5000 });
  if (!data) return error ? <Failed error={error} onRetry={refetch} list={lists.team} /> : <Loading />;
  return (
    <>
      <Heading title={nameOf(data)}>
        <Guide categories={guideOfTeam} />
        <SendRecovery member={data} />
        <AddDevice member={data} />
      </Heading>
      <Box sx={{ mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{data.email}</Typography>
      </Box>
      <DevicesAlert used={data.deviceCount} />
      <ReportedAlert person={data} />
      <LastLogin member={data} />
      <Devices userId={userId} />
    </>
  );
}
