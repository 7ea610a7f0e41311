import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBusy } from '../../parts/hooks/useBusy.ts';

type Props = {
  /** What happens, which the person is asked to confirm. */
  text: string;
  action: string;
  keep: string;
  /** What the person may add. */
  children?: ReactNode;
  run: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
};
/** Asks in place before something that cannot be taken back. It takes the focus, so that screen readers read it. */
export function Sure({ text, action, keep, children, run, onDone, onCancel }: Props) {
  const { busy, run: begin } = useBusy();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  const go = () =>
    begin(async () => {
      await run();
      onDone();
    });
  return (
    <div
      ref={box}
      className="me-sure"
      role="alertdialog"
      tabIndex={-1}
      aria-label={action}
      aria-describedby={id}
    >
      <p id={id}>{text}</p>
      {children}
      <div className="me-buttons">
        <button type="button" className="button" disabled={busy} onClick={go}>
          {action}
        </button>
        <button type="button" className="button button-quiet" disabled={busy} onClick={onCancel}>
          {keep}
        </button>
      </div>
    </div>
  );
}
