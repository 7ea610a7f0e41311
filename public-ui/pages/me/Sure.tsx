import { useBusy } from '../../parts/hooks/useBusy.ts';

type Props = {
  /** What happens, which the person is asked to confirm. */
  text: string;
  action: string;
  keep: string;
  run: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
};
/** Asks in place before something that cannot be taken back. */
export function Sure({ text, action, keep, run, onDone, onCancel }: Props) {
  const { busy, run: begin } = useBusy();
  const go = () =>
    begin(async () => {
      await run();
      onDone();
    });
  return (
    <div className="me-sure">
      <p>{text}</p>
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
