import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { Shell } from '../../parts/Shell.tsx';
import type { PageProps } from '../../router.tsx';
import { makePasskey, type Registered } from '../invited/invitation.ts';
import { OpenApplication } from '../invited/Joined.tsx';
import { isHere, Sites } from '../invited/Sites.tsx';
import { texts as t } from './texts.ts';

/** /recoverUser/:accessToken: sends a user who lost their device on to the application, to make a new passkey there. */
export default function RecoverUserPage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const [made, setMade] = useState<Registered>();
  return (
    <Shell>
      <section className="card invited">
        <Heading title={made ? t.ready : t.title} focus={made !== undefined} />
        <LinkContent load={() => call('POST /recovery/readUser', { accessToken })} words={t}>
          {({ organisationName, application, username }) => (
            <>
              <p className="lead break">
                {isHere(application.origins)
                  ? t.aboutAll(organisationName)
                  : t.about(organisationName, application.name)}
              </p>
              <p className="address break">{username}</p>
              {!isHere(application.origins) ? (
                <>
                  <p className="soft">{t.lead}</p>
                  <Sites
                    origins={application.origins}
                    parameter="latchkey-recovery"
                    accessToken={accessToken}
                  />
                </>
              ) : made ? (
                <Made {...made} />
              ) : (
                <Here {...{ accessToken, byPhone: application.byPhone }} onMade={setMade} />
              )}
            </>
          )}
        </LinkContent>
      </section>
    </Shell>
  );
}

/** Leads on from the new passkey to what it opens. */
const Made = ({ applications }: Registered) => (
  <>
    <p role="status">{t.done}</p>
    <div className="invited-sites">
      {applications.map((each) => (
        <OpenApplication key={each.appId} {...each} />
      ))}
    </div>
    <p className="soft small">
      <a href="/me">{t.me}</a>
    </p>
  </>
);

type HereProps = { accessToken: string; byPhone: boolean; onMade: (made: Registered) => void };
/** Makes the passkey on this page, for applications whose users sign in on this host. */
const Here = ({ accessToken, byPhone, onMade }: HereProps) => (
  <>
    <p className="soft">{byPhone ? t.onPhone : t.here}</p>
    <PasskeyForm action={t.make} captcha={false} run={async () => onMade(await makePasskey(accessToken))} />
  </>
);
