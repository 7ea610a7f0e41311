import { useEffect, useId, useRef, useState } from 'react';
import { solveCaptcha } from '../../web-kit/call.ts';
import { serverNow } from '../../web-kit/openTab/serverClock.ts';
import { texts } from './texts.ts';

type Phase = 'open' | 'solving' | 'solved' | 'failed';
type Props = {
  /** Receives the solved payload, or null when there is none any more. */
  onChange: (payload: string | null) => void;
  /** Starts without a click, because a passkey ceremony follows or the person ticked the box before. */
  auto: boolean;
};
/** Milliseconds before its expiry at which a solution is replaced. */
const spare = 5000;
/** The least milliseconds between two solutions, whatever the clocks say: solving costs the device and the server. */
const pause = 60_000;

/**
 * "I am not a robot": ticking it solves a proof of work. A solution works once, so give the component a new `key` after
 * using it.
 */
export function Captcha({ onChange, auto }: Props) {
  const id = useId();
  const [phase, setPhase] = useState<Phase>('open');
  const stop = useRef<AbortController>(null);
  const renewal = useRef(0);
  async function solve() {
    const controller = new AbortController();
    stop.current = controller;
    setPhase('solving');
    onChange(null);
    try {
      const { payload, expiresAt } = await solveCaptcha(controller);
      if (controller.signal.aborted) return;
      setPhase('solved');
      onChange(payload);
      const left = Math.max(pause, expiresAt - serverNow() - spare);
      if (left < 2 ** 31) renewal.current = window.setTimeout(solve, left);
    } catch {
      if (!controller.signal.aborted) setPhase('failed');
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (auto) void solve();
    return () => {
      stop.current?.abort();
      clearTimeout(renewal.current);
    };
  }, []);
  return (
    <div className={`captcha captcha-${phase}`}>
      <span className="captcha-box">
        <input
          id={id}
          type="checkbox"
          checked={phase === 'solved'}
          aria-describedby={`${id}-note`}
          onChange={() => (phase === 'open' || phase === 'failed') && void solve()}
        />
        {phase === 'solving' && <span className="spinner spinner-small" aria-hidden="true" />}
      </span>
      <label htmlFor={id}>{texts.captcha.label}</label>
      <span id={`${id}-note`} role="status" className="small">
        {phase === 'open' ? '' : texts.captcha[phase]}
      </span>
    </div>
  );
}
