import { useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { words } from '../../words.ts';
import {
  type Asking,
  collected,
  giveUp,
  openRequest,
  operatorPhoneFlow,
  outcomeOf,
  type PendingRequest,
  type PhoneFlow,
  type SignedIn,
} from './request.ts';
import { texts as t } from './texts.ts';
import { useCountdown } from './useCountdown.ts';
import './phone.css';

type Props<R> = {
  /** Must be the same object while the dialog is shown. */
  phoneFlow: PhoneFlow<R>;
  words: { title: string; approved: string };
  /** Called with the outcome, or with nothing when the dialog is closed. */
  onEnd: (result?: R) => void;
  /** Called when the person wants to continue without a phone. */
  onHere?: () => void;
};
type Phase = 'locating' | 'opening' | 'waiting' | 'approved' | 'ended';

const sentences: Record<string, string> = { declined: t.declined, expired: t.expired };
const reasons: Record<string, string> = t.reasons;

/** Opens one request after another while the dialog is shown; keeps the current one and why the last one ended. */
function useRequest<R>({ phoneFlow, onEnd }: Props<R>) {
  const [tries, setTries] = useState(0);
  const [phase, setPhase] = useState<Phase>('locating');
  const [waiting, setWaiting] = useState<PendingRequest | null>(null);
  const [problem, setProblem] = useState('');
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let open: PendingRequest | undefined;
    const end = (why: string) => {
      setProblem(why);
      setPhase('ended');
    };
    (async () => {
      open = await openRequest(phoneFlow, { again: tries > 0, onLocated: () => setPhase('opening') });
      if (signal.aborted) return void giveUp(open);
      setWaiting(open);
      setPhase('waiting');
      const outcome = await outcomeOf(open, signal);
      if (!outcome) return void giveUp(open);
      const request = open;
      open = undefined;
      if (outcome.transactionStatus !== 'SUCCESS')
        return end(sentences[outcome.state] ?? reasons[outcome.message ?? ''] ?? t.failed);
      setPhase('approved');
      latest.current(await collected(phoneFlow, request, signal));
    })().catch((error) => signal.aborted || end(messageOf(error)));
    return () => stop.abort();
  }, [phoneFlow, tries]);
  const again = () => {
    setProblem('');
    setPhase('locating');
    setTries((count) => count + 1);
  };
  return { phase, waiting, problem, again };
}

/** The content that the phone needs: the number, and for scanning the QR code. */
function Code({
  waiting: { svg, code, number },
  platform,
}: {
  waiting: PendingRequest;
  platform: 2 | 3 | 4;
}) {
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

type OperatorProps = Omit<Props<SignedIn>, 'phoneFlow' | 'words'> & { asking: Asking };
/** The dialog for an operator's phone. `asking` must be the same object while the dialog is shown. */
export default function PhoneDialog({ asking, ...rest }: OperatorProps) {
  const phoneFlow = useMemo(() => operatorPhoneFlow(asking), [asking]);
  return (
    <ApprovalDialog
      phoneFlow={phoneFlow}
      words={words.asking[asking.requestType ?? 'OPERATOR_LOGIN']}
      {...rest}
    />
  );
}

/** The dialog for signing in or registering with a phone that has or makes the passkey. */
export function ApprovalDialog<R>(props: Props<R>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { words } = props;
  const { phase, waiting, problem, again } = useRequest(props);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog phone" aria-labelledby="phone-title" onClose={() => props.onEnd()}>
      <h2 id="phone-title">{words.title}</h2>
      {phase === 'locating' && <Loading text={t.locating} />}
      {phase === 'opening' && <Loading text={t.opening} />}
      {phase === 'waiting' && waiting && <Code waiting={waiting} platform={props.phoneFlow.platform} />}
      {phase === 'approved' && <Loading text={words.approved} />}
      {phase === 'ended' && <Banner>{problem}</Banner>}
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
