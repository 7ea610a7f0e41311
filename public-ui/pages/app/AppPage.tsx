import { useEffect } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { BrandMark } from '../../brand/BrandMark.tsx';
import { useBrand } from '../../brand/brand.ts';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { Loading } from '../../parts/Loading.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { words } from '../../words.ts';
import { loadApp, onEnded, signIn, signOut } from './app.ts';
import { Install } from './Install.tsx';
import { Notifications } from './Notifications.tsx';
import { OwnDevices } from './OwnDevices.tsx';
import { turnOff, worker } from './push.ts';
import { Requests } from './Requests.tsx';
import { Scan } from './Scan.tsx';
import { app as t } from './texts.ts';
import './app.css';

/**
 * /app: the page that an operator, or a user on an organisation's host, installs on the phone. It scans codes, receives
 * notifications, and lists the requests that wait for an answer.
 */
export default function AppPage() {
  const { value: here, error, retry } = useLoad(loadApp);
  // The app is open for weeks, and its session ends meanwhile. Whoever had it can then sign in again here.
  useEffect(() => onEnded(retry), [retry]);
  const brand = useBrand();
  const signedIn = here?.username;
  useEffect(() => {
    // The page works without a service worker too.
    if ('serviceWorker' in navigator) worker().catch(() => undefined);
  }, []);
  async function leave() {
    try {
      // The next person to use this phone must not receive these requests.
      await turnOff().catch(() => undefined);
      await signOut();
      retry();
    } catch (error) {
      toast.error(error);
    }
  }
  return (
    <div className="shell">
      <link rel="manifest" href="/app.webmanifest" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <header className="header">
        <BrandMark brand={brand} />
      </header>
      <main className="page app">
        <Heading title={t.title} />
        {here && <p className="lead break">{t.lead(here.organisation)}</p>}
        {error !== undefined && (
          <div className="banner" role="alert">
            <p>{error}</p>
            <button type="button" className="button button-quiet" onClick={retry}>
              {words.retry}
            </button>
          </div>
        )}
        {!here && error === undefined && <Loading text={t.checking} />}
        {signedIn && <Requests owner={here.owner} />}
        {here && <Scan app={here} />}
        {here?.username === null && (
          <section className="card" aria-labelledby="app-sign-in">
            <h2 id="app-sign-in">{t.signIn}</h2>
            <p className="soft">{t.signInHint[here.owner]}</p>
            <PasskeyForm signsIn action={t.signIn} run={(captcha) => signIn(here, captcha).then(retry)} />
          </section>
        )}
        {signedIn && <Notifications />}
        {signedIn && <OwnDevices />}
        <Install />
        {signedIn && (
          <p className="soft small centre-text">
            {t.signedInAs} <b className="break">{signedIn}</b> ·{' '}
            <button type="button" className="linklike" onClick={leave}>
              {t.signOut}
            </button>
            {here.owner === 'user' && (
              <>
                {' '}
                · <a href="/me">{t.me}</a>
              </>
            )}
          </p>
        )}
      </main>
      {brand && <footer className="footer soft">{words.brand}</footer>}
    </div>
  );
}
