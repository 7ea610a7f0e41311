import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../web-kit/limits.ts';
import { messageOf } from '../../../web-kit/toast.tsx';
import { Loading } from '../../parts/Loading.tsx';
import type { SignedIn } from '../login/signIn.ts';
import { type Asking, collect, giveUp, openRequest, outcomeOf, type Waiting } from './request.ts';
import { phone as t } from './texts.ts';
import { useCountdown } from './useCountdown.ts';
import './phone.css';

type Props = {
  /** The same object while the dialog is shown. */
  asking: Asking;
  /** With what came of it, or with nothing. */
  onEnd: (result?: SignedIn) => void;
  /** The person wants to go on without a phone. */
  onHere?: () => void;
};
type Phase = 'locating' | 'opening' | 'waiting' | 'approved' | 'ended';

const sentences: Record<string, string> = { declined: t.declined, expired: t.expired };

/** One request after another while the dialog is shown: what is shown now, and why the last one ended. */
function useRequest({ asking, onEnd }: Props) {
  const [tries, setTries] = useState(0);
  const [phase, setPhase] = useState<Phase>('locating');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [problem, setProblem] = useState('');
  const told = useRef(onEnd);
  told.current = onEnd;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let open: Waiting | undefined;
    const end = (why: string) => {
      setProblem(why);
      setPhase('ended');
    };
    (async () => {
      open = await openRequest(asking, { again: tries > 0, onLocated: () => setPhase('opening') });
      if (signal.aborted) return void giveUp(open);
      setWaiting(open);
      setPhase('waiting');
      const outcome = await outcomeOf(open, signal);
      if (!outcome) return void giveUp(open);
      const request = open;
      open = undefined;
      if (outcome.transactionStatus !== 'SUCCESS')
        return end(sentences[outcome.state] ?? outcome.message ?? t.failed);
      setPhase('approved');
      told.current(await collect(request));
    })().catch((error) => signal.aborted || end(messageOf(error)));
    return () => stop.abort();
  }, [asking, tries]);
  const again = () => {
    setProblem('');
    setPhase('locating');
    setTries((count) => count + 1);
  };
  return { phase, waiting, problem, again };
}

/** What the phone needs for its answer: the picture where it scans, and always the number. */
function Code({ waiting: { svg, code, number }, platform }: { waiting: Waiting; platform: 2 | 3 | 4 }) {
  const left = useCountdown(limits.approval / 1000);
  return (
    <>
      <p>{t.scan[platform]}</p>
      {svg && <img className="qr" alt={t.qr} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />}
      {code && (
        <p className="soft small">
          {t.type} <b className="typed">{code}</b>
        </p>
      )}
      <p className="soft small">{t.number}</p>
      <p className="number">{number}</p>
      <p className="soft small countdown" role="timer">
        {t.secondsLeft(left ?? 0)}
      </p>
      {code && <p className="soft small">{t.getApp(`${location.host}/app`)}</p>}
    </>
  );
}

/** Signing in, and registering, by a phone that has the passkey or makes it: how it is asked, and the number to choose there. */
export default function PhoneDialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const said = t.asking[props.asking.requestType ?? 'OPERATOR_LOGIN'];
  const { phase, waiting, problem, again } = useRequest(props);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog phone" aria-labelledby="phone-title" onClose={() => props.onEnd()}>
      <h2 id="phone-title">{said.title}</h2>
      {phase === 'locating' && <Loading text={t.locating} />}
      {phase === 'opening' && <Loading text={t.opening} />}
      {phase === 'waiting' && waiting && <Code waiting={waiting} platform={props.asking.platform ?? 2} />}
      {phase === 'approved' && <Loading text={said.approved} />}
      {phase === 'ended' && (
        <p className="banner" role="alert">
          {problem}
        </p>
      )}
      {phase === 'waiting' && (
        <p className="soft small" role="status">
          {t.waiting}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {phase === 'ended' ? t.close : t.cancel}
        </button>
        {phase === 'ended' && (
          <button type="button" className="button" onClick={again}>
            {t.again}
          </button>
        )}
        {props.onHere && (
          <button type="button" className="button" onClick={props.onHere}>
            {t.here}
          </button>
        )}
      </div>
    </dialog>
  );
}
