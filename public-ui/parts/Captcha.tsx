import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../texts.ts';

type Phase = 'open' | 'solving' | 'solved' | 'failed';
type Props = {
  /** The solved payload, or null as soon as there is none. */
  onChange: (payload: string | null) => void;
  /** Starts by itself, as a passkey is to follow, or because the person ticked the box before. */
  auto: boolean;
};
/** Solved anew this long before it expires, in milliseconds. */
const spare = 5000;

/**
 * "I am not a robot": ticking it solves a proof of work. A used solution cannot be used again: give it a new
 * `key` then.
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
      const { solveCaptcha } = await import('../../web-kit/solveCaptcha.ts');
      const { payload, expiresAt } = await solveCaptcha(controller);
      if (controller.signal.aborted) return;
      setPhase('solved');
      onChange(payload);
      const left = Math.max(0, expiresAt - Date.now() - spare);
      if (left < 2 ** 31) renewal.current = window.setTimeout(solve, left);
    } catch {
      if (!controller.signal.aborted) setPhase('failed');
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
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
