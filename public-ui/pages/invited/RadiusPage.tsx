import { useState } from 'react';
import type { PageProps } from '../../router.tsx';
import { Accept } from './Accept.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import type { Registered } from './invitation.ts';
import { JoinedAll } from './Joined.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { texts } from './texts.ts';

const t = texts.radius;

/** /OauthRegisterRadiusUser/:accessToken: a person invited to a network makes a passkey. */
export default function RadiusPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const [joined, setJoined] = useState<
    Pick<Registered, 'username' | 'appName' | 'applications'> & { title: string }
  >();
  return (
    <InvitationPage
      accessToken={accessToken}
      page="OauthRegisterRadiusUser"
      done={joined && { title: joined.title, text: <Next {...joined} /> }}
    >
      {(invitation) =>
        invitation.known ? (
          <Accept
            {...{ accessToken, invitation }}
            onAccepted={(accepted) => setJoined({ ...accepted, title: texts.known.done })}
          />
        ) : (
          <>
            <p className="soft">{t.lead(invitation.application.methods.includes(2))}</p>
            <RegisterForm
              accessToken={accessToken}
              application={invitation.application}
              begin="POST /registerUser"
              action={t.action}
              onRegistered={(registered) => setJoined({ ...registered, title: t.done })}
            />
          </>
        )
      }
    </InvitationPage>
  );
}

function Next({
  username,
  appName,
  applications,
}: Pick<Registered, 'username' | 'appName' | 'applications'>) {
  return (
    <>
      <p className="break">{t.next(appName, username)}</p>
      <div className="form">
        <a className="button button-quiet" href="/app">
          {t.app}
        </a>
        <a className="button button-quiet" href="/networkCode">
          {t.code}
        </a>
      </div>
      {applications.length > 1 && <JoinedAll applications={applications} />}
    </>
  );
}
