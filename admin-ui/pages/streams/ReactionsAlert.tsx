import { Alert, AlertTitle, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatNumber } from '../../../web-kit/format.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import type { Reactions } from '../../base/log.ts';
import { reactionName } from '../../base/reactionWords.ts';
import type { Staff } from '../../data/dataProvider.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { texts } from './texts.ts';

/** A reaction counts as late after this many seconds. */
const late = 30;
const { reactions: t } = texts;

/** Tells the staff how far the reactions to events are: mails, deletions, ended sessions. */
export function ReactionsAlert() {
  const provider = useDataProvider<Staff>();
  const asked = { queryKey: ['streams', 'reactions'], queryFn: provider.reactions, refetchInterval: 10_000 };
  const { data, error, refetch } = useQuery({ ...asked, retry: false });
  const told = data?.data;
  if (error) return <Failed message={messageOf(error)} onRetry={() => refetch()} />;
  if (!told) return null;
  if (!told.since) return <Alert severity="warning">{t.none}</Alert>;
  const lines = told.reactions.flatMap(({ name, events, seconds, failed }) => [
    ...(seconds >= late ? [t.late(reactionName(name), events, seconds)] : []),
    ...(failed ? [t.failed(reactionName(name), failed)] : []),
  ]);
  const underWay = told.reactions.flatMap((one) => one.underWay);
  return (
    <Stack spacing={1}>
      {!lines.length && !underWay.length && (
        <Typography variant="body2" color="text.secondary">
          {t.current}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1 }}>
        <LeaderLine label={t.runs} leader={told.leader} />
        <LeaderLine label={t.writes} leader={told.readModels} />
      </Box>
      {lines.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t.behind}</AlertTitle>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {underWay.length > 0 && <UnderWay work={underWay} />}
    </Stack>
  );
}

/** Names the process that leads a work, and since when. */
function LeaderLine({ label, leader }: { label: string; leader: Reactions['leader'] }) {
  const style = { m: 0, overflowWrap: 'anywhere' } as const;
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" color="text.secondary" sx={style}>
        {leader ? (
          <>
            {t.leader(leader.process, leader.host, leader.pid)} <Time at={leader.since} />
          </>
        ) : (
          t.noLeader
        )}
      </Typography>
    </>
  );
}

/** Tells how far long deletions are. */
function UnderWay({ work }: { work: Reactions['reactions'][number]['underWay'] }) {
  return (
    <Alert
      severity="info"
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <AlertTitle>{t.underWay}</AlertTitle>
      <Stack spacing={1}>
        {work.map(({ stream, done, of }) => {
          const line = t.progress(stream, formatNumber(done), formatNumber(of));
          return (
            <div key={stream}>
              <div>{line}</div>
              <LinearProgress
                variant="determinate"
                value={(100 * done) / Math.max(1, of)}
                aria-label={line}
              />
            </div>
          );
        })}
      </Stack>
    </Alert>
  );
}
