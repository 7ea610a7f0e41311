import { Alert, Box } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { LatestSync } from './directory.ts';
import { userSourceTexts } from './texts.ts';

const t = userSourceTexts.sync;

/** What the latest run has left to an operator: suspensions of many, entries whose person is not certain, names and ids in doubt, and people and values without room. */
export function Waiting({ appId, latest }: { appId: string; latest: LatestSync }) {
  const { runId, counts } = latest;
  const { held, leaving, groupsLeaving } = counts;
  const names = useQueries({
    queries: latest.leavers.map((userId) => read('GET /getUser/:userId', { userId })),
    combine: (all) => all.flatMap(({ data }) => data?.username ?? []),
  });
  const full = useQueries({
    queries: latest.full.map(({ userId }) => read('GET /getUser/:userId', { userId })),
    combine: (all) =>
      all.flatMap(({ data }, n) =>
        data?.username ? [`${data.username} (${latest.full[n]!.attributes.join(', ')})`] : [],
      ),
  });
  const question = (
    texts: typeof t.leaving | typeof t.held | typeof t.groupsLeaving,
    confirmed: object,
    more?: ReactNode,
  ) => (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {more}
      {/* Beside the text, a label of several words would have room for one on each line. */}
      <Box sx={{ mt: 1.5 }}>
        <CommandButton
          label={texts.yes}
          confirm={{ title: texts.yes, text: texts.sure }}
          run={sends('POST /ldap/sync/:appId', () => ({ appId, runId, ...confirmed }))}
          failed={t.refused}
          variant="outlined"
        />
      </Box>
    </Alert>
  );
  return (
    <>
      {leaving > 0 && question(t.leaving, { leaving }, t.leaving.text(leaving, names))}
      {held > 0 && question(t.held, { held }, t.held.text(held))}
      {groupsLeaving > 0 && question(t.groupsLeaving, { groupsLeaving }, t.groupsLeaving.text(groupsLeaving))}
      {counts.full > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t.full(counts.full, full)}
        </Alert>
      )}
      {(['noRoom', 'notJoined'] as const).map(
        (left) =>
          counts[left] > 0 && (
            <Alert key={left} severity="warning" sx={{ mb: 2 }}>
              {t[left](counts[left])}
            </Alert>
          ),
      )}
      {(['taken', 'twice', 'groupsHeld'] as const).map(
        (left) =>
          counts[left] > 0 && (
            <Alert key={left} severity="info" sx={{ mb: 2 }}>
              {t[left](counts[left])}
            </Alert>
          ),
      )}
    </>
  );
}
