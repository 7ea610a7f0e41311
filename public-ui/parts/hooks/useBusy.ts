import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';

/**
 * Whether something that a button began is still under way, and what begins it. A toast tells of a failure, unless
 * `failed` does. What had the focus has it again afterwards, because a button that is disabled meanwhile loses it.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const began = useRef<Element | null>(null);
  useEffect(() => {
    if (!busy && document.activeElement === document.body) (began.current as HTMLElement | null)?.focus();
  }, [busy]);
  async function run(work: () => Promise<unknown>, failed: (error: unknown) => void = toast.error) {
    began.current = document.activeElement;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  }
  return { busy, run };
}
