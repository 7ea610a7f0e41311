import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../web-kit/read.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { DeviceCard } from '../members/DeviceCard.tsx';
import { grid } from '../members/Devices.tsx';
import { isLast } from '../members/member.ts';
import type { Users } from './family.ts';
import { texts } from './texts.ts';

const t = texts.deviceList;
type DevicesProps = {
  userId: string;
  users: Pick<Users, 'deviceVerbs'>;
  /** What to say where there is none. */
  none?: string;
};
/** The devices of a user, one card each. The last one that works stays. */
export function Devices({ userId, users, none = t.none }: DevicesProps) {
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
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      )}
    </Section>
  );
}
