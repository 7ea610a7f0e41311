import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDeviceInUse } from '../../../web-kit/account/sessions.ts';
import { useIds } from '../../base/session.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { AboutMember } from './AboutMember.tsx';
import { DeviceCards } from './DeviceCards.tsx';
import { devicesQuery } from './member.ts';
import { texts } from './texts.ts';

const { devices, noDevices } = texts;

type DevicesProps = { userId: string; title?: string; buttons?: ReactNode };
/** The devices of a member, one card each. The one that opened this session is marked. */
export function Devices({ userId, title = devices, buttons }: DevicesProps) {
  const inUse = useDeviceInUse();
  const own = useIds().userId === userId;
  const { data, error, refetch } = useQuery(devicesQuery(userId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <AboutMember userId={userId}>
      <Section title={title} buttons={buttons}>
        {data.rows.length ? (
          <DeviceCards list={title} devices={data.rows} inUse={inUse} own={own} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{noDevices}</Typography>
        )}
      </Section>
    </AboutMember>
  );
}
