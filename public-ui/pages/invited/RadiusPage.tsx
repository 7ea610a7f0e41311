import { useState } from 'react';
import type { PageProps } from '../../router.tsx';
import { Accept } from './Accept.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import type { Registered } from './invitation.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { texts } from './texts.ts';

const t = texts.radius;

/** /OauthRegisterRadiusUser/:accessToken: a person invited to a network makes a passkey. */
export default function RadiusPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const [registered, setRegistered] = useState<Pick<Registered, 'username' | 'appName'>>();
  return (
    <InvitationPage
      accessToken={accessToken}
      page="OauthRegisterRadiusUser"
      done={registered && { title: t.done, text: <Next {...registered} /> }}
    >
      {({ application, known }) =>
        known ? (
          <Accept {...{ accessToken, application }} onAccepted={setRegistered} />
        ) : (
          <>
            <p className="soft">{t.lead(application.methods.includes(2))}</p>
            <RegisterForm
              {...{ accessToken, application }}
              begin="POST /registerUser"
              action={t.action}
              captcha
              onRegistered={setRegistered}
            />
          </>
        )
      }
    </InvitationPage>
  );
}

function Next({ username, appName }: Pick<Registered, 'username' | 'appName'>) {
  return (
    <>
      <p className="break">{t.next(appName, username)}</p>
      <a className="button button-quiet" href="/app">
        {t.app}
      </a>
      <a className="button button-quiet" href="/networkCode">
        {t.code}
      </a>
    </>
  );
}
