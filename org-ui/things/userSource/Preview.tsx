import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type LatestSync, previewQuery } from './directory.ts';
import { userSourceTexts } from './texts.ts';

const t = userSourceTexts.sync.preview;

/** Who would come, change, go and wait, as the latest run found out, which changed nothing. */
export function Preview({ appId, latest }: { appId: string; latest: LatestSync }) {
  const { queryKey, ...query } = previewQuery(appId);
  const { data } = useQuery({ ...query, queryKey: [...queryKey, latest.endedAt] });
  const { created, changed, gone, leaving, held, groupsCreated } = latest.counts;
  const counts = { come: created, change: changed, go: gone + leaving, wait: held, groups: groupsCreated };
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Typography variant="body2">{t.text}</Typography>
      {(['come', 'change', 'go', 'wait', 'groups'] as const).map(
        (kind) =>
          counts[kind] > 0 && (
            <Typography key={kind} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {t[kind](counts[kind], data?.[kind] ?? [])}
            </Typography>
          ),
      )}
    </Alert>
  );
}
