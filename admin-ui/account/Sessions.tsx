import { useLogout } from 'react-admin';
import { EverywhereButton, SessionEntries } from '../../web-kit/account/Sessions.tsx';
import { useSessions } from '../../web-kit/account/sessions.ts';
import { texts } from '../../web-kit/account/texts.ts';
import { call } from '../../web-kit/call.ts';
import { Section } from './Section.tsx';

const { title, lead } = texts.sessions;

/** The signed-in person's sessions, with buttons to end one or all of them. */
export function Sessions() {
  const logout = useLogout();
  const everywhere = (
    <EverywhereButton
      run={() => call('POST /signOutEverywhere', {})}
      onDone={() => void logout({}, '/login', false)}
    />
  );
  return (
    <Section title={title} lead={lead} query={useSessions()} action={everywhere}>
      {(sessions) => <SessionEntries sessions={sessions} />}
    </Section>
  );
}
