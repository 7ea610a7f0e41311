import { Alert, Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { Room, roomIn } from '../../things/invites/Room.tsx';
import { Lines } from './Lines.tsx';
import { latest } from './Run.tsx';
import { texts as t } from './texts.ts';
import type { Seen } from './upload.ts';

/** What would happen with the people of the file, and the button that makes it so. */
export function Preview({ seen }: { seen: Seen }) {
  const queries = useQueryClient();
  const { counts, wrong, places, runId, appId, appIds, parts, rows } = seen;
  const most = counts.new + counts.known;
  const outcomes = (['new', 'known', 'has', 'refused'] as const).filter((each) => counts[each]);
  return (
    <>
      <Typography variant="h2">{t.seen}</Typography>
      <Box component="ul">
        {outcomes.map((each) => (
          <li key={each}>{t.outcomes[each](counts[each])}</li>
        ))}
      </Box>
      {roomIn(places) < most && <Alert severity="warning">{t.places(roomIn(places))}</Alert>}
      {most > 0 && places.mails !== null && <Alert severity="info">{t.mails(places.mails)}</Alert>}
      <Room places={places} several={appIds.length > 0} />
      <Lines wrong={wrong} />
      {most ? (
        <CommandButton
          variant="contained"
          label={t.start(most)}
          run={sends('POST /invite/run', () => ({ runId, appId, appIds, parts, rows }))}
          onDone={() => queries.invalidateQueries({ queryKey: latest })}
        >
          {t.start(most)}
        </CommandButton>
      ) : (
        <Alert severity="info">{t.nobody}</Alert>
      )}
    </>
  );
}
