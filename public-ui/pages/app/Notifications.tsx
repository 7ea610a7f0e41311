import { useEffect, useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { Loading } from '../../parts/Loading.tsx';
import { type PushState, pushState, turnOff, turnOn } from './push.ts';
import { app } from './texts.ts';

const t = app.push;

/** Shows whether this phone receives notifications, with the switch for them. */
export function Notifications() {
  const [state, setState] = useState<PushState>();
  const { busy, run } = useBusy();
  useEffect(() => {
    pushState().then(setState, (error) => {
      toast.error(error);
      setState('off');
    });
  }, []);
  const turn = (how: typeof turnOn, message: string, wanted: PushState) =>
    run(async () => {
      const now = await how();
      setState(now);
      if (now === wanted) toast.success(message);
    });
  return (
    <section className="card" aria-labelledby="push-title">
      <h2 id="push-title">{t.title}</h2>
      {state ? <p className="soft">{t[state]}</p> : <Loading text={app.checking} />}
      {state === 'off' && (
        <button
          type="button"
          className="button button-wide"
          disabled={busy}
          onClick={() => turn(turnOn, t.turnedOn, 'on')}
        >
          {t.turnOn}
        </button>
      )}
      {state === 'on' && (
        <button
          type="button"
          className="button button-quiet button-wide"
          disabled={busy}
          onClick={() => turn(turnOff, t.turnedOff, 'off')}
        >
          {t.turnOff}
        </button>
      )}
    </section>
  );
}
