import { useState } from 'react';
import { CallError, call } from '../../../web-kit/call.ts';
import type { Invitation, Registered } from './invitation.ts';
import { texts } from './texts.ts';

const t = texts.known;
type AcceptProps = {
  accessToken: string;
  invitation: Invitation;
  onAccepted: (accepted: Pick<Registered, 'username' | 'appName' | 'applications'>) => void;
};

/** Lets a person who has a passkey here already accept an invitation, without another registration. */
export function Accept({ accessToken, invitation, onAccepted }: AcceptProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function accept() {
    setBusy(true);
    setProblem(undefined);
    try {
      onAccepted(await call('POST /invite/accept', { accessToken }));
    } catch (error) {
      setProblem(error instanceof CallError && error.status ? error.message : t.failed);
      setBusy(false);
    }
  }
  return (
    <>
      <p className="soft">{t.lead}</p>
      <div className="form">
        {problem && (
          <p className="banner" role="alert">
            {problem}
          </p>
        )}
        <button type="button" className="button button-wide break" disabled={busy} onClick={accept}>
          {t.action(invitation.applications.filter(({ why }) => !why).map(({ name }) => name))}
        </button>
      </div>
    </>
  );
}
