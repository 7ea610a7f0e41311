import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../web-kit/read.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { DeviceCard } from '../../things/members/DeviceCard.tsx';
import { grid } from '../../things/members/Devices.tsx';
import { isLast } from '../../things/members/member.ts';
import type { Users } from '../../things/users/family.ts';
import { texts } from './texts.ts';

const t = texts.devices;
/** The devices of a user, one card each. The last one that works stays. */
export function Devices({ userId, users }: { userId: string; users: Users }) {
  const { data, error, refetch } = useQuery(read('GET /getUserDevices/:userId', { userId }));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return (
    <Section title={t.title}>
      {data.length ? (
        <Box component="ul" sx={grid}>
          {data.toReversed().map((device) => (
            <DeviceCard
              key={device.id}
              device={device}
              verbs={users.deviceVerbs}
              last={isLast(device, data)}
            />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>
      )}
    </Section>
  );
}
