import { useEffect, useState } from 'react';
import { today } from '../../../web-kit/today.ts';
import { waitingSignIn } from '../../parts/hooks/waiting.ts';
import type { PageProps } from '../../router.tsx';
import { AboutFields } from './AboutFields.tsx';
import { Accept } from './Accept.tsx';
import { aboutProblems, attributesIn, nothing } from './about.ts';
import { InvitationPage } from './InvitationPage.tsx';
import type { Begin, Invitation, Registered } from './invitation.ts';
import { JoinedAll, OpenApplication } from './Joined.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { isHere, OnSites } from './Sites.tsx';
import { texts } from './texts.ts';

const t = texts.here;
type Joined = Pick<Registered, 'applications'> & {
  title: string;
  byPhone: boolean;
  /** Whether the person signs in with a passkey of this host, and so has a page of their own here. */
  here: boolean;
};
/** Milliseconds after which the window closes, if the browser lets it. */
const closesAfter = 10_000;

/** /OauthRegisterUser/:accessToken: a person invited to an OpenID application makes a passkey for this host. */
export default function OpenidRegisterPage({ params }: PageProps) {
  return <SignOnPage params={params} page="OauthRegisterUser" begin="POST /registerOIDCUsers" />;
}

type SignOnProps = PageProps & { page: string; begin: Begin };
/** A person invited to an application makes a passkey for this host, unless it is made on a website of the application. */
export function SignOnPage({ params, page, begin }: SignOnProps) {
  const { accessToken = '' } = params;
  const [about, setAbout] = useState(nothing);
  const [tried, setTried] = useState(false);
  const problems = aboutProblems(about, today());
  const [joined, setJoined] = useState<Joined>();
  const single = joined?.applications.length === 1 ? joined.applications[0]! : null;
  const closes =
    page === 'OauthRegisterUser' && single && !joined?.byPhone && waitingSignIn(single.name) === null;
  useEffect(() => {
    if (!closes) return;
    const timer = setTimeout(() => window.close(), closesAfter);
    return () => clearTimeout(timer);
  }, [closes]);
  const done = joined && { title: joined.title, text: <Next {...joined} /> };
  return (
    <InvitationPage accessToken={accessToken} page={page} done={done}>
      {(invitation) =>
        invitation.known ? (
          <Accept
            {...{ accessToken, invitation }}
            onAccepted={({ applications }) => {
              const here = isHere(invitation.application.origins);
              setJoined({ applications, title: texts.known.done, byPhone: false, here });
            }}
          />
        ) : !isHere(invitation.application.origins) ? (
          <OnSites origins={invitation.application.origins} accessToken={accessToken} />
        ) : (
          <>
            <p className="soft">{leadOf(invitation.application)}</p>
            <RegisterForm
              {...{ accessToken, begin }}
              application={invitation.application}
              action={t.action}
              attributes={attributesIn(about)}
              check={() => {
                setTried(true);
                return !Object.keys(problems).length;
              }}
              onRegistered={({ applications }, byPhone) =>
                setJoined({ applications, title: t.done, byPhone, here: true })
              }
            >
              <AboutFields value={about} problems={tried ? problems : {}} onChange={setAbout} />
            </RegisterForm>
          </>
        )
      }
    </InvitationPage>
  );
}

/** How the person registers here. Where the phone is the best way, a passkey of another device would be of no use. */
const leadOf = ({ methods }: Invitation['application']) =>
  methods[0] === 2 ? texts.radius.lead(true) : t.lead(methods.includes(2));

function Next({ applications, here }: Joined) {
  const [first, ...further] = applications;
  if (!first || further.length) return <JoinedAll applications={applications} />;
  return (
    <>
      <p className="break">{t.next(first.name)}</p>
      <OpenApplication {...first} />
      {here && (
        <p className="soft small">
          <a href="/me">{texts.joined.me}</a>
        </p>
      )}
    </>
  );
}
