import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import type { Code } from './device.ts';
import './addDevice.css';

const t = texts.addDevice;

/** Seconds until the code is of no use any more. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const end = Date.now() + from * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}

type Props = { code: Code; onClose: () => void; onHere: () => void };

/** The code for a phone's camera, and the way to make the passkey on this device after all. */
export function QrDialog({ code, onClose, onHere }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useCountdown(code.expiresIn);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="qr-title" onClose={onClose}>
      <h2 id="qr-title">{t.qr}</h2>
      {left > 0 ? (
        <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(code.svg)}`} alt={t.qrAlt} />
      ) : (
        <p className="banner" role="alert">
          {t.expired}
        </p>
      )}
      <p className="soft qr-left" role="timer">
        {left > 0 && t.left(left)}
      </p>
      <div className="actions">
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {left > 0 ? t.close : t.again}
        </button>
        {left > 0 && (
          <button type="button" className="button" onClick={onHere}>
            {t.here}
          </button>
        )}
      </div>
    </dialog>
  );
}
