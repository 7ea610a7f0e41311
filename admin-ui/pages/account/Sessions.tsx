import { useLogout } from 'react-admin';
import { EverywhereButton, SessionEntries } from '../../../web-kit/account/Sessions.tsx';
import { sessionsLead, sessionsTitle, useSessions } from '../../../web-kit/account/sessions.ts';
import { call } from '../../../web-kit/call.ts';
import { Section } from '../../parts/Section.tsx';

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
    <Section title={sessionsTitle} lead={sessionsLead} query={useSessions()} action={everywhere}>
      {(sessions) => <SessionEntries sessions={sessions} />}
    </Section>
  );
}
