import { useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { useStepFocus } from '../../parts/hooks/useStepFocus.ts';
import { addDevice, type Link, newLink } from './me.ts';
import { texts } from './texts.ts';

const t = texts.devices;

type AddDeviceProps = {
  /** Whether the person signed in with one of the devices, so that another one is what they miss. */
  here: boolean;
  onAdded: () => void;
};
/** Adds this device, or shows the link with which another one adds itself. What the person more likely wants comes first. */
export function AddDevice({ here, onAdded }: AddDeviceProps) {
  const [link, setLink] = useState<Link | null>(null);
  const { busy, run } = useBusy();
  const top = useStepFocus(link !== null);
  const addHere = () =>
    run(async () => {
      await addDevice((await newLink()).accessToken);
      onAdded();
    });
  const showLink = () => run(async () => setLink(await newLink()));
  const ways = [
    { says: t.addHere, add: addHere },
    { says: t.addPhone, add: showLink },
  ];
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(link!.url);
      toast.success(t.copied);
    });
  const close = () => setLink(null);
  return (
    <section className="me-add" aria-labelledby="me-add">
      <h3 id="me-add">{t.add}</h3>
      <div ref={top} className="me-add" tabIndex={-1}>
        {!link && (
          <div className="me-buttons">
            {(here ? ways.reverse() : ways).map(({ says, add }, n) => (
              <button
                key={says}
                type="button"
                className={n ? 'button button-quiet' : 'button'}
                disabled={busy}
                onClick={add}
              >
                {says}
              </button>
            ))}
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
              <button type="button" className="button button-quiet" disabled={busy} onClick={showLink}>
                {t.another}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  close();
                  onAdded();
                }}
              >
                {t.done}
              </button>
              <button type="button" className="button button-quiet" onClick={close}>
                {t.close}
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
