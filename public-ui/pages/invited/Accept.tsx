import { useState } from 'react';
import { CallError, call } from '../../../web-kit/call.ts';
import { Banner } from '../../parts/Banner.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import type { Invitation, Registered } from './invitation.ts';
import { isHere } from './Sites.tsx';
import { texts } from './texts.ts';

const t = texts.known;
type AcceptProps = {
  accessToken: string;
  invitation: Invitation;
  onAccepted: (accepted: Pick<Registered, 'username' | 'appName' | 'applications'>) => void;
};

/** Lets a person who has a passkey here, or for the website of the application, accept an invitation, without another registration. */
export function Accept({ accessToken, invitation, onAccepted }: AcceptProps) {
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useBusy();
  async function accept() {
    setProblem(undefined);
    onAccepted(await call('POST /invite/accept', { accessToken }));
  }
  const failed = (error: unknown) =>
    setProblem(error instanceof CallError && error.status ? error.message : t.failed);
  return (
    <>
      <p className="soft">{isHere(invitation.application.origins) ? t.lead : t.onSite}</p>
      <div className="form">
        <Banner>{problem}</Banner>
        <button
          type="button"
          className="button button-wide break"
          disabled={busy}
          onClick={() => run(accept, failed)}
        >
          {t.action(invitation.applications.filter(({ why }) => !why).map(({ name }) => name))}
        </button>
      </div>
    </>
  );
}
