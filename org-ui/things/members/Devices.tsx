import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDeviceInUse } from '../../../web-kit/account/sessions.ts';
import { useIds } from '../../base/session.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { AboutMember } from './AboutMember.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import { devicesQuery, isLast } from './member.ts';
import { texts } from './texts.ts';

const { devices, noDevices } = texts;

type DevicesProps = { userId: string; title?: string; buttons?: ReactNode };
/** The devices of a member, one card each. The one that opened this session is marked. */
export function Devices({ userId, title = devices, buttons }: DevicesProps) {
  const inUse = useDeviceInUse();
  const own = useIds().userId === userId;
  const { data, error, refetch } = useQuery(devicesQuery(userId));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return (
    <AboutMember userId={userId}>
      <Section title={title} buttons={buttons}>
        {data.rows.length ? (
          <Box component="ul" sx={grid}>
            {data.rows.map((device) => (
              <DeviceCard
                key={device.id}
                device={device}
                inUse={device.id === inUse}
                own={own}
                last={isLast(device, data.rows)}
              />
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{noDevices}</Typography>
        )}
      </Section>
    </AboutMember>
  );
}

/** Lays out cards side by side, as many as fit. */
export const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
