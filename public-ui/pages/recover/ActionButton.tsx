import { useState } from 'react';
import { toast } from '../../../web-kit/toast.tsx';

type Props = { label: string; run: () => Promise<unknown> };

/** A button that runs something, cannot be pressed twice meanwhile, and tells what went wrong. */
export function ActionButton({ label, run }: Props) {
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toast.error(error);
    }
    setBusy(false);
  }
  return (
    <button type="button" className="button button-wide" disabled={busy} onClick={press}>
      {label}
    </button>
  );
}
