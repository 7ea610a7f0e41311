import { pair } from '../../../web-kit/format.ts';
import { useSays } from '../../../web-kit/told.ts';
import { waitingSignIn } from '../../parts/hooks/waiting.ts';
import type { Joined as Application } from './invitation.ts';
import { texts } from './texts.ts';

const t = texts.joined;

/** Leads a person who has joined to an application: back to the sign-in that waits, or to where one begins. */
export function OpenApplication({ name, start }: Pick<Application, 'name' | 'start'>) {
  const href = waitingSignIn(name) ?? start;
  return href ? (
    <a className="button button-wide break" href={href}>
      {t.open(name)}
    </a>
  ) : null;
}

/** What a person has joined by an invitation to several applications, and what did not take them in. */
export function JoinedAll({ applications }: { applications: readonly Application[] }) {
  const given = applications.filter(({ why }) => !why);
  return (
    <>
      <p className="break">{t.lead(given.map(({ name }) => name))}</p>
      <div className="invited-sites">
        {given.map((each) => (
          <OpenApplication key={each.appId} {...each} />
        ))}
        <a className="button button-wide button-quiet" href="/app">
          {t.app}
        </a>
        <a className="button button-wide button-quiet" href="/me">
          {t.me}
        </a>
      </div>
      <Closed applications={applications} hint={t.closedHint} />
    </>
  );
}

/** The applications of an invitation that do not take the person in, and why. */
export function Closed({ applications, hint }: { applications: readonly Application[]; hint?: string }) {
  const closed = applications.filter(({ why }) => why);
  return closed.length ? <ClosedOnes applications={closed} hint={hint} /> : null;
}

function ClosedOnes({
  applications,
  hint,
}: {
  applications: readonly Application[];
  hint: string | undefined;
}) {
  const says = useSays();
  return (
    <div className="banner">
      <p>{t.closed}</p>
      <ul>
        {applications.map(({ appId, name, why, refusal }) => (
          <li key={appId} className="break">
            {pair(name, says({ refusal }, why!))}
          </li>
        ))}
      </ul>
      {hint && <p>{hint}</p>}
    </div>
  );
}
