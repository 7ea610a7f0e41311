import { Box, Chip } from '@mui/material';
import { call } from '../call.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { deviceNamed } from '../devices/deviceNamed.ts';
import { pair, shortDateTime } from '../format.ts';
import { Entries, Entry } from './Entries.tsx';
import type { Session } from './sessions.ts';
import { texts } from './texts.ts';

const t = texts.sessions;

/** The signed-in person's sessions, each with a button to end it. The session in use is marked and has no button. */
export const SessionEntries = ({ sessions }: { sessions: Session[] }) => (
  <Entries>
    {sessions.map((each) => (
      <Line key={each.name} session={each} />
    ))}
  </Entries>
);

function Line({ session }: { session: Session }) {
  const { name, browser, startedAt, usedAt, current } = session;
  const title = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
      {browser === null ? t.unknown : deviceNamed(browser)}
      {current && <Chip size="small" color="primary" variant="outlined" label={t.current} />}
    </Box>
  );
  const end = (
    <CommandButton
      label={t.end}
      size="small"
      run={() => call('DELETE /ownSessions/:sessionName', { sessionName: name })}
      done={t.ended}
    />
  );
  return (
    <Entry
      title={title}
      details={`${pair(t.started, shortDateTime(startedAt))} · ${pair(t.used, shortDateTime(usedAt))}`}
      actions={current ? null : end}
    />
  );
}

/** Ends all sessions after a confirmation. `run` signs out everywhere; `onDone` leaves the console. */
export const EverywhereButton = ({ run, onDone }: { run: () => Promise<unknown>; onDone?: () => void }) => (
  <CommandButton
    variant="outlined"
    color="error"
    label={t.everywhere}
    confirm={{ title: t.everywhere, text: t.everywhereText }}
    run={run}
    onDone={onDone}
  />
);
