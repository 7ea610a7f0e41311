import { Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { read } from '../../../web-kit/read.ts';
import { texts } from './texts.ts';

/** How many more people the plan has room for, in each of the applications and in total; null without a limit. */
export type Places = Record<'applications' | 'organisation' | 'mails', number | null>;

/** How many more people can come by an invitation. */
export const roomIn = ({ applications, organisation }: Omit<Places, 'mails'>) =>
  Math.min(applications ?? Number.POSITIVE_INFINITY, organisation ?? Number.POSITIVE_INFINITY);

/** Says how many more people the plan has room for, unless it sets no limit. */
export function Room({ places, several }: { places: Omit<Places, 'mails'>; several: boolean }) {
  const text = texts.room(places, several);
  return text ? <Typography sx={{ my: 2 }}>{text}</Typography> : null;
}

/** The same of an invitation to these applications. */
export function RoomAt({ appIds }: { appIds: readonly string[] }) {
  const found = useQueries({
    queries: appIds.map((appId) => read('GET /invite/places', { appId })),
  });
  const all = found.flatMap(({ data }) => data?.places ?? []);
  if (all.length < appIds.length) return null;
  const known = all.flatMap(({ applications }) => applications ?? []);
  const applications = known.length ? Math.min(...known) : null;
  const organisation = all[0]?.organisation ?? null;
  return <Room places={{ applications, organisation }} several={appIds.length > 1} />;
}
