import { lazy, Suspense, useEffect, useState } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { LinkFailed } from '../../parts/links/LinkFailed.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { Link } from '../../router.tsx';
import { Applications } from './Applications.tsx';
import { Data } from './Data.tsx';
import { Devices } from './Devices.tsx';
import { Erasure } from './Erasure.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { loadMe, onEnded, type Person, signIn } from './me.ts';
import { Sessions } from './Sessions.tsx';
import { SignIns } from './SignIns.tsx';
import { texts as t } from './texts.ts';
import './me.css';

const AskLink = lazy(() => import('../lostDevice/AskLink.tsx'));

/** /me: a person's own page on the host of the organisation. */
export default function MePage() {
  const { value: here, error, mayPass, retry } = useLoad(loadMe);
  // Whoever was signed out meanwhile, such as in another tab, can sign in again here.
  useEffect(() => onEnded(retry), [retry]);
  return (
    <Shell>
      <div className="me">
        <Heading title={t.title} />
        {error !== undefined &&
          (mayPass ? <Failed message={error} retry={retry} /> : <LinkFailed reason={error} hint="" />)}
        {!here && error === undefined && <Loading text={t.checking} />}
        {here && !here.person && <SignIn organisation={here.organisation} onDone={retry} />}
        {here?.person && (
          <Own
            key={here.person.userHandle}
            organisation={here.organisation}
            person={here.person}
            onGone={retry}
          />
        )}
      </div>
    </Shell>
  );
}

function SignIn({ organisation, onDone }: { organisation: string; onDone: () => void }) {
  const [lost, setLost] = useState(false);
  return (
    <section className="card" aria-labelledby="me-sign-in">
      <h2 id="me-sign-in">{t.signIn.title}</h2>
      <p className="soft">{t.signIn.lead(organisation)}</p>
      <PasskeyForm signsIn action={t.signIn.action} captcha={false} run={() => signIn().then(onDone)} />
      <details className="soft small lost" onToggle={() => setLost(true)}>
        <summary>{t.signIn.lost}</summary>
        <Suspense fallback={<Loading />}>{lost && <AskLink typed="" />}</Suspense>
      </details>
    </section>
  );
}

type OwnProps = { organisation: string; person: Person; onGone: () => void };
function Own({ organisation, person, onGone }: OwnProps) {
  return (
    <>
      <p className="lead break">{t.lead(organisation)}</p>
      <Devices onGone={onGone} />
      <Sessions />
      <Applications />
      <SignIns />
      <MailLanguage organisation={organisation} />
      <Data />
      <Erasure organisation={organisation} />
      <p className="soft small">
        <Link to="/app">{t.app}</Link>
      </p>
      {/* Single logout visits the applications in turn, so the browser leaves this page. */}
      <form method="post" action="/saml/idp/logout" className="soft small me-end">
        <span>
          {t.signedInAs} <b className="break">{person.username || person.name}</b>
        </span>
        <button type="submit" className="button button-quiet">
          {t.signOut}
        </button>
      </form>
    </>
  );
}
