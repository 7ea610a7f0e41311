import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { operatorQuery } from '../../base/session.ts';
import { Guide } from '../../parts/guides/Guide.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { AboutMember } from '../../things/members/AboutMember.tsx';
import { AddDevice } from '../../things/members/AddDevice.tsx';
import { Devices } from '../../things/members/Devices.tsx';
import { Role } from '../../things/members/Role.tsx';
import { guideOfTeam, nameOf } from '../../things/members/team.ts';
import { SendRecovery } from '../../things/recoveries/SendRecovery.tsx';
import { ReportedAlert } from '../../things/usage/Reported.tsx';
import { DevicesAlert } from '../../things/usage/UsageAlert.tsx';
import { LastLogin } from './LastLogin.tsx';

/** A member of the team: name, last sign-in and devices. */
export default function Member() {
  const { userId = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...operatorQuery(userId), staleTime: 5000 });
  if (!data) return <Pending error={error} onRetry={refetch} list={lists.team} />;
  return (
    <AboutMember userId={userId} role={data.role}>
      <Heading title={nameOf(data)}>
        <Guide categories={guideOfTeam} />
        <SendRecovery member={data} />
        <AddDevice member={data} />
      </Heading>
      <Box sx={{ mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Pieces text={data.email ?? ''} />
        </Typography>
      </Box>
      <DevicesAlert used={data.deviceCount} />
      <ReportedAlert person={data} />
      <Role member={data} />
      <LastLogin member={data} />
      <Devices userId={userId} />
    </AboutMember>
  );
}
