import { Box, Chip } from '@mui/material';
import { useLogout } from 'react-admin';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { texts } from '../texts.ts';
import { type Session, sessionsKey, told, useSessions } from './data.ts';
import { Entries, Entry, Section } from './Section.tsx';

const t = texts.account.sessions;

/** The own sessions: end one, or all. */
export function Sessions() {
  const query = useSessions();
  const logout = useLogout();
  const everywhere = (
    <CommandButton
      variant="outlined"
      color="error"
      label={t.everywhere}
      confirm={{ title: t.everywhere, text: t.everywhereText }}
      run={() => call('POST /signOutEverywhere', {})}
      onDone={() => void logout({}, '/login', false)}
    />
  );
  return (
    <Section title={t.title} lead={t.lead} query={query} action={everywhere}>
      {(sessions) => (
        <Entries>
          {sessions.map((each) => (
            <Line key={each.name} session={each} />
          ))}
        </Entries>
      )}
    </Section>
  );
}

function Line({ session }: { session: Session }) {
  const { name, browser, startedAt, usedAt, current } = session;
  const title = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
      {browser ?? t.unknown}
      {current && <Chip size="small" color="primary" variant="outlined" label={t.current} />}
    </Box>
  );
  const end = (
    <CommandButton
      label={t.end}
      size="small"
      run={() => call('DELETE /ownSessions/:sessionName', { sessionName: name })}
      done={t.ended}
      invalidates={[sessionsKey]}
    />
  );
  return (
    <Entry
      title={title}
      details={`${told(t.started, startedAt)} · ${told(t.used, usedAt)}`}
      actions={current ? null : end}
    />
  );
}
