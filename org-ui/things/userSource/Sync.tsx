import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { Alert, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { useSays } from '../../../web-kit/told.ts';
import { Counts } from '../../parts/page/Counts.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { syncQuery } from './directory.ts';
import { Preview } from './Preview.tsx';
import { userSourceTexts } from './texts.ts';
import { Waiting } from './Waiting.tsx';

const t = userSourceTexts.sync;
const ofGroups = ['groups', 'groupsCreated', 'groupsChanged', 'groupsGone', 'joined', 'left'] as const;
/** Milliseconds between two looks at a run. */
const often = 1500;

/** The user sync: the button that starts it, how far it is, and how the latest run ended. */
export function Sync({ appId }: { appId: string }) {
  const says = useSays();
  const { data, error, refetch } = useQuery({
    ...syncQuery(appId),
    refetchInterval: ({ state }) => (state.data?.[0]?.phase === 'running' ? often : false),
  });
  const latest = data?.[0];
  const isRunning = latest?.phase === 'running';
  const button = (
    <>
      <CommandButton
        label={t.preview.button}
        disabled={!data || isRunning}
        run={sends('POST /ldap/sync/:appId', () => ({ appId, preview: true }))}
        failed={t.refused}
      />
      <CommandButton
        label={t.now}
        icon={<SyncOutlined />}
        disabled={!data || isRunning}
        run={sends('POST /ldap/sync/:appId', () => ({ appId }))}
        failed={t.refused}
      />
    </>
  );
  return (
    <Section title={t.title} buttons={button}>
      {!data && <Pending error={error} onRetry={refetch} />}
      {data && !latest && <Typography sx={{ color: 'text.secondary' }}>{t.never}</Typography>}
      {latest && (
        <>
          {isRunning && <LinearProgress aria-label={t.running} sx={{ mb: 2 }} />}
          {latest.phase === 'failed' && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {t.failed(says(latest.told ?? {}, latest.reason ?? ''))}
            </Alert>
          )}
          {latest.preview && latest.phase === 'finished' && <Preview {...{ appId, latest }} />}
          {!isRunning && <Waiting {...{ appId, latest }} />}
          {/* Begin and end are read out; the counters change too often for that. */}
          <Typography role="status" sx={{ mb: 1 }}>
            {isRunning ? t.running : t.ended(shortDateTime(latest.endedAt!))}
            {latest.nextAt && ` ${t.next(shortDateTime(latest.nextAt))}`}
          </Typography>
          <Counts
            counts={{
              [t.read]: latest.counts.read,
              [t.created]: latest.counts.created,
              [t.changed]: latest.counts.changed,
              [t.unchanged]: latest.counts.unchanged,
              [t.gone]: latest.counts.gone,
              ...(latest.counts.skipped > 0 && { [t.skipped]: latest.counts.skipped }),
              ...(latest.counts.closed > 0 && { [t.closed]: latest.counts.closed }),
              ...(latest.counts.referred > 0 && { [t.referred]: latest.counts.referred }),
              ...(latest.counts.noPerson > 0 && { [t.noPerson]: latest.counts.noPerson }),
              ...Object.fromEntries(
                ofGroups.flatMap((kind) => (latest.counts[kind] > 0 ? [[t[kind], latest.counts[kind]]] : [])),
              ),
            }}
          />
        </>
      )}
    </Section>
  );
}
