import { useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { addDevice, type Link, newLink } from './me.ts';
import { texts } from './texts.ts';

const t = texts.devices;

/** Adds this device, or shows the link with which another one adds itself. */
export function AddDevice({ onAdded }: { onAdded: () => void }) {
  const [link, setLink] = useState<Link | null>(null);
  const { busy, run } = useBusy();
  const here = () =>
    run(async () => {
      await addDevice((await newLink()).accessToken);
      onAdded();
    });
  const elsewhere = () => run(async () => setLink(await newLink()));
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(link!.url);
      toast.success(t.copied);
    });
  return (
    <section className="me-add" aria-labelledby="me-add">
      <h3 id="me-add">{t.add}</h3>
      {!link && (
        <div className="me-buttons">
          <button type="button" className="button" disabled={busy} onClick={here}>
            {t.addHere}
          </button>
          <button type="button" className="button button-quiet" disabled={busy} onClick={elsewhere}>
            {t.addPhone}
          </button>
        </div>
      )}
      {link && (
        <>
          <p className="soft">{t.scan}</p>
          <img className="qr" alt={t.code} src={`data:image/svg+xml,${encodeURIComponent(link.svg)}`} />
          <div className="me-buttons">
            <button type="button" className="button button-quiet" disabled={busy} onClick={copy}>
              {t.copy}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                setLink(null);
                onAdded();
              }}
            >
              {t.done}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
