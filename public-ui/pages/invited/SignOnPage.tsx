import { useEffect, useState } from 'react';
import { today } from '../../../web-kit/today.ts';
import type { PageProps } from '../../router.tsx';
import { AboutFields } from './AboutFields.tsx';
import { Accept } from './Accept.tsx';
import { aboutProblems, attributesIn, nothing } from './about.ts';
import { InvitationPage } from './InvitationPage.tsx';
import type { Begin, Invitation } from './invitation.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { texts } from './texts.ts';

const t = texts.here;
type Joined = Pick<Invitation['application'], 'name' | 'start'> & { title: string; byPhone: boolean };
/** Milliseconds after which the window closes, if the browser lets it. */
const closesAfter = 10_000;

/** /OauthRegisterUser/:accessToken: a person invited to an OpenID application makes a passkey for this host. */
export default function OpenidRegisterPage({ params }: PageProps) {
  return <SignOnPage params={params} page="OauthRegisterUser" begin="POST /registerOIDCUsers" />;
}

type SignOnProps = PageProps & { page: string; begin: Begin };
/** A person invited to an application of single sign-on makes a passkey for this host. */
export function SignOnPage({ params, page, begin }: SignOnProps) {
  const { accessToken = '' } = params;
  const [about, setAbout] = useState(nothing);
  const [tried, setTried] = useState(false);
  const problems = aboutProblems(about, today());
  const [joined, setJoined] = useState<Joined>();
  const closes = page === 'OauthRegisterUser' && joined && !joined.byPhone;
  useEffect(() => {
    if (!closes) return;
    const timer = setTimeout(() => window.close(), closesAfter);
    return () => clearTimeout(timer);
  }, [closes]);
  const done = joined && { title: joined.title, text: <Next {...joined} /> };
  return (
    <InvitationPage accessToken={accessToken} page={page} done={done}>
      {({ application, known }) =>
        known ? (
          <Accept
            {...{ accessToken, application }}
            onAccepted={() => setJoined({ ...application, title: texts.known.done, byPhone: false })}
          />
        ) : (
          <>
            <p className="soft">{t.lead(application.methods.includes(2))}</p>
            <RegisterForm
              {...{ accessToken, application, begin }}
              action={t.action}
              captcha={false}
              attributes={attributesIn(about)}
              check={() => {
                setTried(true);
                return !Object.keys(problems).length;
              }}
              onRegistered={(_, byPhone) => setJoined({ ...application, title: t.done, byPhone })}
            >
              <AboutFields value={about} problems={tried ? problems : {}} onChange={setAbout} />
            </RegisterForm>
          </>
        )
      }
    </InvitationPage>
  );
}

function Next({ name, start }: Joined) {
  return (
    <>
      <p className="break">{t.next(name)}</p>
      {start && (
        <a className="button button-wide break" href={start}>
          {t.open(name)}
        </a>
      )}
    </>
  );
}
