import { useState } from 'react';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import type { PageProps } from '../../router.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { makePasskey } from './invitation.ts';
import { texts } from './texts.ts';

const t = texts.radius;
type Registered = { username: string; appName: string };

/** /OauthRegisterRadiusUser/:accessToken: a person invited to a network makes a passkey. */
export default function RadiusPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const [registered, setRegistered] = useState<Registered>();
  return (
    <InvitationPage
      accessToken={accessToken}
      type="ADD_RADIUS_USER"
      done={registered && { title: t.done, text: <Next {...registered} /> }}
    >
      {() => (
        <>
          <p className="soft">{t.lead}</p>
          <PasskeyForm
            action={t.action}
            run={async (captcha) =>
              setRegistered(await makePasskey(accessToken, 'POST /registerUser', captcha))
            }
          />
        </>
      )}
    </InvitationPage>
  );
}

function Next({ username, appName }: Registered) {
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
