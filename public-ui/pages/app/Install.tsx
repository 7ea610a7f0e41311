import { useEffect, useState } from 'react';
import { installed } from '../phone/installed.ts';
import { app } from './texts.ts';

const t = app.install;
/**
 * Chromium's event that offers to install a page (Web App Manifest incubations); other browsers have a menu entry
 * instead.
 */
type Offer = Event & { prompt: () => Promise<unknown> };

/** Offers to install the page as an app, unless it runs as one already. */
export function Install() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [done, setDone] = useState(installed);
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      setOffer(event as Offer);
    };
    const over = () => setDone(true);
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', over);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', over);
    };
  }, []);
  if (done) return null;
  return (
    <section className="card" aria-labelledby="install-title">
      <h2 id="install-title">{t.title}</h2>
      <p className="soft">{t.lead}</p>
      {offer ? (
        <button type="button" className="button button-quiet button-wide" onClick={() => void offer.prompt()}>
          {t.button}
        </button>
      ) : (
        <p className="soft small">{t.hint}</p>
      )}
    </section>
  );
}
