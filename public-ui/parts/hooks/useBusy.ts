import { useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';

/**
 * Whether something that a button began is still under way, and what begins it. A toast tells of a failure, unless
 * `failed` does.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>, failed: (error: unknown) => void = toast.error) {
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
