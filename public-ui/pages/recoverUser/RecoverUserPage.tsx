import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/LinkContent.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { Shell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { makePasskey, type Registered } from '../invited/invitation.ts';
import { OpenApplication } from '../invited/Joined.tsx';
import { Sites } from '../invited/Sites.tsx';
import { texts as t } from './texts.ts';

/** /recoverUser/:accessToken: sends a user who lost their device on to the application, to make a new passkey there. */
export default function RecoverUserPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <Shell>
      <section className="card invited">
        <Heading title={t.title} />
        <LinkContent load={() => call('POST /recovery/readUser', { accessToken })} words={t}>
          {({ organisationName, application, username }) => (
            <>
              <p className="lead break">
                {application.origins.length
                  ? t.about(organisationName, application.name)
                  : t.aboutAll(organisationName)}
              </p>
              <p className="address break">{username}</p>
              {application.origins.length ? (
                <>
                  <p className="soft">{t.lead}</p>
                  <Sites
                    origins={application.origins}
                    parameter="latchkey-recovery"
                    accessToken={accessToken}
                  />
                </>
              ) : (
                <Here accessToken={accessToken} />
              )}
            </>
          )}
        </LinkContent>
      </section>
    </Shell>
  );
}

/** Makes the passkey on this page, for applications whose users sign in on this host. */
function Here({ accessToken }: { accessToken: string }) {
  const [made, setMade] = useState<Registered>();
  if (made)
    return (
      <>
        <p role="status">{t.done}</p>
        <div className="invited-sites">
          {made.applications.map((each) => (
            <OpenApplication key={each.appId} {...each} />
          ))}
        </div>
        <p className="soft small">
          <a href="/me">{t.me}</a>
        </p>
      </>
    );
  return (
    <>
      <p className="soft">{t.here}</p>
      <PasskeyForm
        action={t.make}
        captcha={false}
        run={async () => {
          setMade(await makePasskey(accessToken));
        }}
      />
    </>
  );
}
