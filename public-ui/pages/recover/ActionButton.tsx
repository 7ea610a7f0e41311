import { useBusy } from '../../parts/hooks/useBusy.ts';

type Props = { label: string; run: () => Promise<unknown> };

/** A button that runs an action, is disabled meanwhile, and shows the error if it fails. */
export function ActionButton({ label, run }: Props) {
  const { busy, run: begin } = useBusy();
  return (
    <button type="button" className="button button-wide" disabled={busy} onClick={() => begin(run)}>
      {label}
    </button>
  );
}
