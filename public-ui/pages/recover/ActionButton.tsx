import { useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';

type Props = { label: string; run: () => Promise<unknown> };

/** A button that runs an action, is disabled meanwhile, and shows the error if it fails. */
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
