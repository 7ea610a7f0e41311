import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { devicesQuery } from './member.ts';

const { devices, noDevices } = texts.member;

/** The passkeys of a member, each on a card. */
export function Devices({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(devicesQuery(userId));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return (
    <Section title={devices}>
      {data.rows.length ? (
        <Box component="ul" sx={grid}>
          {data.rows.map((device) => (
            <DeviceCard key={device.id} device={device} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{noDevices}</Typography>
      )}
    </Section>
  );
}

/** Cards side by side, as many as there is room for. */
export const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
