import { Typography } from '@mui/material';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { read } from '../../../web-kit/read.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { DeviceCards } from '../members/DeviceCards.tsx';
import type { DeviceVerbs } from '../members/member.ts';
import { query } from './family.ts';
import { texts } from './texts.ts';

const t = texts.deviceList;
type Device = ReplyOf<Calls, 'GET /getUserDevices/:userId'>[number];
/** A query for devices. */
type Query = { queryKey: QueryKey; queryFn: () => Promise<Device[]> };
export const devicesOfUser = (userId: string) =>
  query<Device[]>(read('GET /getUserDevices/:userId', { userId }));
export const devicesOfPerson = (personId: string) =>
  query<Device[]>(read('GET /person/:personId/devices', { personId }));

type DevicesProps = {
  of: Query;
  verbs: DeviceVerbs;
  /** What to say where there is none. */
  none?: string;
};
/** The devices of a user or a person, one card each. */
export function Devices({ of, verbs, none = t.none }: DevicesProps) {
  const { data, error, refetch } = useQuery(of);
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <Section title={t.title}>
      {data.length ? (
        <DeviceCards list={t.title} devices={data.toReversed()} verbs={verbs} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      )}
    </Section>
  );
}
